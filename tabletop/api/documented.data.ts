/**
 * What the documentation of the API (Berserk-Games/Tabletop-Simulator-API at 4146a0a) has, page by page: names alone, those of
 * functions with the number of their parameters in brackets. `of` is what a script writes before them.
 */
const PAGES: readonly { page: string; of: string; names: string }[] = [
  { page: "backgrounds", of: "Backgrounds", names: `getBackground(0) getCustomURL(0) setBackground(1) setCustomURL(1)` },
  { page: "base", of: "", names: `addContextMenuItem(4) clearContextMenu(0) chooseInHand(5) chooseInHandOrCancel(5) clearChooseInHand(1) currentChooseInHand(1) copy(1) destroyObject(1) flipTable(0) getAllObjects(0) getObjectFromGUID(1) getObjects(0) getObjectsWithTag(1) getObjectsWithAnyTags(1) getObjectsWithAllTags(1) getSeatedPlayers(0) group(1) paste(1) setLookingForPlayers(1) spawnObject(1) spawnObjectData(1) spawnObjectJSON(1) startLuaCoroutine(2) stringColorToRGB(1) storeRewindState(2) allowRewindStore(0) addHotkey(3) clearHotkeys(0) showHotkeyConfig(0) broadcastToAll(2) broadcastToColor(3) log(3) logString(5) logStyle(4) print(1) printToAll(2) printToColor(3) sendExternalMessage(1)` },
  { page: "behavior/assetbundle", of: "object.AssetBundle", names: `getLoopingEffectIndex(0) getLoopingEffects(0) getTriggerEffects(0) playLoopingEffect(1) playTriggerEffect(1)` },
  { page: "behavior/book", of: "object.Book", names: `page_offset clearHighlight(0) getPage(1) setHighlight(4) setPage(2)` },
  { page: "behavior/browser", of: "object.Browser", names: `url pixel_width` },
  { page: "behavior/clock", of: "object.Clock", names: `paused getValue(0) pauseStart(0) setValue(1) showCurrentTime(0) startStopwatch(0)` },
  { page: "behavior/container", of: "object.Container", names: `search(2)` },
  { page: "behavior/counter", of: "object.Counter", names: `clear(0) decrement(0) getValue(0) increment(0) setValue(1)` },
  { page: "behavior/layoutzone", of: "object.LayoutZone", names: `getOptions(0) layout(0) setOptions(1)` },
  { page: "behavior/rpgfigurine", of: "object.RPGFigurine", names: `attack(0) changeMode(0) die(0)` },
  { page: "behavior/texttool", of: "object.TextTool", names: `getFontColor(0) getFontSize(0) getValue(0) setFontColor(1) setFontSize(1) setValue(1)` },
  { page: "color", of: "", names: `Color(4) Color.fromString(1) Color.fromHex(1) Color.Add(2) color.setAt(2) color.set(4) color.get(0) color.copy(0) color.toHex(1) color.toString(1) color.equals(2) color.lerp(2) color.dump(1) Color.list` },
  { page: "components/component", of: "component", names: `game_object name get(1) getVars(0) set(2)` },
  { page: "components/gameobject", of: "gameobject", names: `name getChild(1) getChildren(0) getComponent(1) getComponentInChildren(1) getComponents(1) getComponentsInChildren(1) getMaterials(0) getMaterialsInChildren(0)` },
  { page: "components/material", of: "material", names: `game_object shader get(1) getVars(0) set(2)` },
  { page: "events", of: "event", names: `onBlindfold(2) onChat(2) onExternalMessage(1) onFixedUpdate(0) onLoad(1) onObjectCollisionEnter(2) onObjectCollisionExit(2) onObjectCollisionStay(2) onObjectDestroy(1) onObjectDrop(2) onObjectEnterContainer(2) onObjectEnterScriptingZone(2) onObjectEnterZone(2) onObjectFlick(3) onObjectHover(2) onObjectLeaveContainer(2) onObjectLeaveScriptingZone(2) onObjectLeaveZone(2) onObjectLoopingEffect(2) onObjectNumberTyped(4) onObjectPageChange(1) onObjectPeek(2) onObjectPickUp(2) onObjectRandomize(2) onObjectRotate(6) onObjectSearchEnd(2) onObjectSearchStart(2) onObjectSpawn(1) onObjectStateChange(2) onObjectTriggerEffect(2) onPlayerAction(3) onPlayerChangeColor(1) onPlayerChangeTeam(2) onPlayerChatTyping(2) onPlayerConnect(1) onPlayerDisconnect(1) onPlayerHandChoice(4) onPlayerPing(3) onPlayerTurn(2) onSave(0) onScriptingButtonDown(2) onScriptingButtonUp(2) onUpdate(0) filterObjectEnterContainer(2) onZoneGroupSort(3) tryObjectEnterContainer(2) tryObjectRandomize(2) tryObjectRotate(6) tryObjectStateChange(3) filterObjectEnter(1) onCollisionEnter(1) onCollisionExit(1) onCollisionStay(1) onDestroy(0) onDrop(1) onFlick(2) onGroupSort(2) onHover(1) onNumberTyped(3) onPageChange(0) onPeek(1) onPickUp(1) onRandomize(1) onRotate(5) onSearchEnd(1) onSearchStart(1) onStateChange(1) tryObjectEnter(1) tryRandomize(1) tryRotate(5) tryStateChange(2)` },
  { page: "grid", of: "Grid", names: `type show_lines color opacity thick_lines snapping offsetX offsetY sizeX sizeY` },
  { page: "hands", of: "Hands", names: `enable disable_unused hiding getHands(0)` },
  { page: "info", of: "Info", names: `complexity name number_of_players playing_time tags type` },
  { page: "json", of: "JSON", names: `decode(1) encode(1) encode_pretty(1)` },
  { page: "lighting", of: "Lighting", names: `ambient_intensity ambient_type light_intensity lut_contribution lut_index lut_url reflection_intensity apply(0) getAmbientEquatorColor(0) getAmbientGroundColor(0) getAmbientSkyColor(0) getLightColor(0) setAmbientEquatorColor(1) setAmbientGroundColor(1) setAmbientSkyColor(1) setLightColor(1)` },
  { page: "musicplayer", of: "MusicPlayer", names: `loaded player_status playlistIndex playlist_index repeat_track shuffle getCurrentAudioclip(0) getPlaylist(0) pause(0) play(0) setCurrentAudioclip(1) setPlaylist(0) skipBack(0) skipForward(0)` },
  { page: "notes", of: "Notes", names: `addNotebookTab(1) editNotebookTab(1) getNotebookTabs(0) removeNotebookTab(1) getNotes(0) setNotes(1)` },
  { page: "object", of: "object", names: `alt_view_angle angular_drag auto_raise bounciness drag drag_selectable dynamic_friction gizmo_selectable grid_projection guid held_by_color held_flip_index held_position_offset held_reduce_force held_rotation_offset held_spin_index hide_when_face_down ignore_fog_of_war interactable is_face_down loading_custom locked mass max_typed_number measure_movement memo name pick_up_position pick_up_rotation remainder resting script_code script_state spawning static_friction sticky tag tooltip type use_gravity use_grid use_hands use_rotation_value_flip use_snap_points value value_flags AssetBundle Book Browser Clock Counter LayoutZone RPGFigurine TextTool addForce(2) addTorque(2) getAngularVelocity(0) getBounds(0) getBoundsNormalized(0) getPosition(0) getPositionSmooth(0) getRotation(0) getRotationSmooth(0) getScale(0) getTransformForward(0) getTransformRight(0) getTransformUp(0) getVelocity(0) getVisualBoundsNormalized(0) isSmoothMoving(0) positionToLocal(1) positionToWorld(1) rotate(1) scale(1) setAngularVelocity(1) setPosition(1) setPositionSmooth(3) setRotation(1) setRotationSmooth(3) setScale(1) setVelocity(1) translate(1) addTag(1) getTags(0) hasAnyTag(0) hasMatchingTag(1) hasTag(1) removeTag(1) setTags(1) clearButtons(0) clearInputs(0) createButton(1) createInput(1) editButton(1) editInput(1) getButtons(0) getInputs(0) removeButton(1) removeInput(1) getAttachments(0) getColorTint(0) getCustomObject(0) getData(0) getDescription(0) getFogOfWarReveal(0) getGMNotes(0) getGUID(0) getJoints(0) getJSON(1) getLock(0) getName(0) getObjects(0) getQuantity(0) getRotationValue(0) getRotationValues(0) getSelectingPlayers(0) getStateId(0) getStates(0) getValue(0) getZones(0) isDestroyed(0) setColorTint(1) setCustomObject(1) setDescription(1) setFogOfWarReveal(1) setGMNotes(1) setLock(1) setName(1) setRotationValue(1) setRotationValues(1) setState(1) setValue(1) addAttachment(1) addContextMenuItem(3) addToPlayerSelection(1) clearContextMenu(0) clone(1) cut(1) deal(4) dealToColorWithOffset(3) destroyAttachment(1) destroyAttachments(0) destruct(0) drop(0) flip(0) highlightOff(1) highlightOn(2) jointTo(2) moveToHandStash(0) putObject(2) randomize(1) registerCollisions(1) reload(0) removeAttachment(1) removeAttachments(0) removeFromPlayerSelection(1) reset(0) roll(0) shuffle(0) shuffleStates(0) split(1) spread(1) takeObject(1) unregisterCollisions(0) getChild(1) getChildren(0) getComponent(1) getComponentInChildren(1) getComponents(1) getComponentsInChildren(1) setHiddenFrom(1) setInvisibleTo(1) attachHider(3) attachInvisibleHider(3) addDecal(1) call(2) getDecals(0) getLuaScript(0) getSnapPoints(0) getTable(1) getVar(1) getVectorLines(0) setDecals(1) setLuaScript(1) setSnapPoints(1) setTable(2) setVar(2) setVectorLines(1)` },
  { page: "physics", of: "Physics", names: `play_area cast(1) getGravity(0) setGravity(1)` },
  { page: "player/instance", of: "player", names: `admin blindfolded color host lift_height promoted seated steam_id steam_name team attachCameraToObject(1) broadcast(2) changeColor(1) clearSelectedObjects(0) copy(1) drawHandStash(0) getHandCount(0) getHandObjects(1) getHandTransform(1) getHoldingObjects(0) getHoverObject(0) getPointerPosition(0) getPointerRotation(0) getSelectedObjects(0) kick(0) lookAt(1) mute(0) paste(1) pingTable(1) print(2) promote(0) setCameraMode(1) setHandStashLocation(2) setHandTransform(2) setUITheme(1) showInfoDialog(1) showConfirmDialog(2) showInputDialog(3) showMemoDialog(3) showOptionsDialog(4) showColorDialog(2)` },
  { page: "player/manager", of: "Player", names: `getAvailableColors(0) getColors(0) getPlayers(0) getSpectators(0)` },
  { page: "tables", of: "Tables", names: `getCustomURL(0) getTable(0) getTableObject(0) setCustomURL(1) setTable(1)` },
  { page: "time", of: "Time", names: `time delta_time fixed_delta_time` },
  { page: "timer", of: "Timer", names: `create(1) destroy(1)` },
  { page: "turns", of: "Turns", names: `enable type order reverse_order skip_empty_hands disable_interactations pass_turns turn_color endTurn(0) getNextTurnColor(0) getPreviousTurnColor(0) getTurnOrder(0)` },
  { page: "ui", of: "UI", names: `getAttribute(2) getAttributes(1) getCustomAssets(0) getValue(1) getXml(0) getXmlTable(0) hide(1) setAttribute(3) setAttributes(2) setClass(2) setCustomAssets(1) setValue(2) setXml(2) setXmlTable(2) show(1)` },
  { page: "vector", of: "", names: `Vector(3) Vector.min(2) Vector.max(2) Vector.between(2) vector.setAt(2) vector.set(3) vector.get(0) vector.copy(0) vector.add(1) vector.sub(1) vector.scale(1) vector.clamp(1) vector.normalize(0) vector.project(1) vector.projectOnPlane(1) vector.reflect(1) vector.inverse(0) vector.moveTowards(2) vector.rotateTowards(2) vector.rotateTowardsUnit(2) vector.rotateOver(2) vector.magnitude(0) vector.sqrMagnitude(0) vector.string(1) vector.normalized(0) vector.orthoNormalize(1) vector.heading(1) vector.dot(1) vector.distance(1) vector.sqrDistance(1) vector.equals(2) vector.angle(1) vector.cross(1) vector.lerp(2)` },
  { page: "wait", of: "Wait", names: `collect(4) condition(4) frames(2) stop(1) stopAll(0) time(3)` },
  { page: "webrequest/instance", of: "request", names: `download_progress error is_error is_done response_code text upload_progress url dispose(0) getResponseHeader(1) getResponseHeaders(0)` },
  { page: "webrequest/manager", of: "WebRequest", names: `custom(6) delete(2) get(2) head(2) post(3) put(3)` },
];

/** A documented name: `path` as a script writes it, `of` what stands before it there, and a function's parameters. */
export interface DocumentedName {
  name: string;
  path: string;
  of: string;
  /** How many parameters a function has; undefined of a field. */
  params: number | undefined;
}

/** The names of the documentation, page by page. */
export const DOCUMENTED: readonly { page: string; names: readonly DocumentedName[] }[] = PAGES.map(
  ({ page, of, names }) => ({
    page,
    names: names.split(" ").map((text) => {
      const [name, count] = text.split(/[()]/);
      const path = of === "" ? name : `${of}.${name}`;
      return { name, path, of, params: count === undefined ? undefined : Number(count) };
    }),
  }),
);
