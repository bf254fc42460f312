/** Why a documented name is not there, or does not do all that it does in Tabletop Simulator; by what a script writes. */

const HAND_CHOICE = "nobody can be asked to choose cards of their hand here";
const NO_PHYSICS = "nothing is moved by it: there is no physics but falling";
const BOXES = "of the boxes around objects; the table is no object, nothing has a velocity, and what is destroyed ends no touch";
const NO_SOUND = "nothing is played";
const NO_SELECTION = "nobody selects by area here";
const NO_UNITY = "of Unity's components there are none: what stands for one is enabled, takes everything and gives nothing else";
const NO_STASH = "hands have no stash here";
const NEVER_DONE = "nothing at this table does that";

/** Names that are not there: a script is told so, and goes on with nil. */
export const LACKING: Readonly<Record<string, string>> = {
  chooseInHand: HAND_CHOICE,
  chooseInHandOrCancel: HAND_CHOICE,
  clearChooseInHand: HAND_CHOICE,
  currentChooseInHand: HAND_CHOICE,
  "MusicPlayer.playlistIndex": "`playlist_index` is there",
  "Wait.collect": "nobody knows here what it gives",
  "object.Book.page_offset": "`getPage` and `setPage` know the save's",
  "object.Browser.pixel_width": "nothing is browsed",
  "object.Browser.url": "nothing is browsed",
  "object.Clock.paused": "`pauseStart` and `getValue` know it",
  "object.getChild": NO_UNITY,
  "object.getChildren": NO_UNITY,
  "object.getComponent": NO_UNITY,
  "object.getComponentInChildren": NO_UNITY,
  "object.getComponents": NO_UNITY,
  "object.getComponentsInChildren": NO_UNITY,
};

/** Names that are there and do less, or nothing. */
export const LESS: Readonly<Record<string, string>> = {
  copy: NEVER_DONE,
  paste: NEVER_DONE,
  flipTable: NEVER_DONE,
  setLookingForPlayers: "nobody looks",
  logStyle: "the log has no styles",
  logString: "the value alone, a table by its kind: label and tags are left out",
  addContextMenuItem: "`require_table` changes nothing: the menu is that of the table, wherever it is opened",
  "player.setCameraMode": "it is kept; the page looks from above",
  "Backgrounds.setBackground": "the page shows none",
  "Backgrounds.setCustomURL": "the page shows none",
  "MusicPlayer.play": NO_SOUND,
  "MusicPlayer.pause": NO_SOUND,
  "MusicPlayer.skipForward": NO_SOUND,
  "MusicPlayer.skipBack": NO_SOUND,
  "MusicPlayer.setPlaylist": NO_SOUND,
  "MusicPlayer.setCurrentAudioclip": NO_SOUND,
  "Physics.cast": "it meets the boxes around objects; a sphere is the box around it, and nothing is turned",
  "Physics.setGravity": NO_PHYSICS,
  "Tables.setTable": "the page shows the table of every save alike",
  "Tables.getTableObject": "the table is no object here: nil",
  "object.addForce": NO_PHYSICS,
  "object.addTorque": NO_PHYSICS,
  "object.setVelocity": NO_PHYSICS,
  "object.setAngularVelocity": NO_PHYSICS,
  "object.jointTo": NO_PHYSICS,
  "object.spread": "a deck stays as it is",
  "object.moveToHandStash": NO_STASH,
  "object.getObjects": "of a stack, of which the documentation says nothing, an empty list",
  "object.setFogOfWarReveal": "there is no fog",
  "object.getSelectingPlayers": NO_SELECTION,
  "object.addToPlayerSelection": NO_SELECTION,
  "object.removeFromPlayerSelection": NO_SELECTION,
  "object.Container.search": "a person opens it (`search`)",
  "object.LayoutZone.layout": "nothing is laid out",
  "object.RPGFigurine.attack": "nothing moves, and nobody is hit",
  "object.RPGFigurine.changeMode": "nothing moves",
  "object.RPGFigurine.die": "nothing moves",
  "object.AssetBundle.getLoopingEffects": "the bundle is not looked into: an empty list",
  "object.AssetBundle.getTriggerEffects": "the bundle is not looked into: an empty list",
  "player.attachCameraToObject": "the camera stays",
  "player.clearSelectedObjects": NO_SELECTION,
  "player.getSelectedObjects": NO_SELECTION,
  "player.copy": NEVER_DONE,
  "player.paste": NEVER_DONE,
  "player.drawHandStash": NO_STASH,
  "player.setHandStashLocation": NO_STASH,
  "player.kick": NEVER_DONE,
  "player.mute": NEVER_DONE,
  "player.setUITheme": "the page has a look of its own",
  "player.getPointerRotation": "pointers are not turned: 0",
};

/** Handlers that are told less than in Tabletop Simulator. */
export const LESS_TOLD: Readonly<Record<string, string>> = {
  onObjectCollisionEnter: BOXES,
  onObjectCollisionExit: BOXES,
  onObjectCollisionStay: BOXES,
  onCollisionEnter: BOXES,
  onCollisionExit: BOXES,
  onCollisionStay: BOXES,
};

/** Handlers that are never called. */
export const SILENT: Readonly<Record<string, string>> = {
  onBlindfold: NEVER_DONE,
  onObjectFlick: NEVER_DONE,
  onPlayerChangeTeam: NEVER_DONE,
  onPlayerChatTyping: NEVER_DONE,
  onPlayerHandChoice: HAND_CHOICE,
  onZoneGroupSort: "nothing is laid out",
  onFlick: NEVER_DONE,
  onGroupSort: "nothing is laid out",
};
