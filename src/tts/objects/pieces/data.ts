import type { Thing } from "../../../session/scene/thing";
import { assetUrl, MODEL_TEXTURE } from "../../assets";
import { cardData } from "./card";
import { OURS, THING } from "../registry";
import { isFree, isHeld, kindOf, modelOf, nameOf, pictureOf, tintOf } from "./look";
import { transformOf } from "../board/frame";
import type { Spot } from "./spot";

const TAGS = [OURS, THING];
/** Made of wood; what is picked up rights itself. */
const WOOD = 1;
const FIGURINE = 1;
const GENERIC = 0;

/** All that is needed to spawn the object of a thing, as it would stand in a save. */
export function dataOf(thing: Thing, spot: Spot): TtsObjectData {
  const { form, flat, texture } = kindOf(thing);
  const held = isHeld(thing);
  const tall = form === "model" ? spot.scale : 1;
  const data: Record<string, unknown> = {
    Name: form === "model" ? "Custom_Model" : form === "token" ? "Custom_Token" : "CardCustom",
    Nickname: nameOf(thing),
    Memo: thing.key,
    Tags: TAGS,
    // A card is face down until it is in its hand.
    Transform: transformOf(spot, spot.yaw, held ? 180 : 0, spot.scale, tall),
    Locked: !isFree(thing),
    Grid: false,
    Snap: false,
    Sticky: false,
    DragSelectable: false,
    Hands: held,
    HideWhenFaceDown: form === "card",
  };
  if (form === "model") {
    data.ColorDiffuse = tintOf(thing);
    data.CustomMesh = mesh(modelOf(thing), texture ?? MODEL_TEXTURE, flat === true);
  } else if (form === "token") data.CustomImage = image(pictureOf(thing));
  else {
    const { CardID, CustomDeck } = cardData(thing);
    data.CardID = CardID;
    data.CustomDeck = CustomDeck;
  }
  return data;
}

/** What figures are met at: without it, the box of the whole model, lances and all, which reaches into its neighbours. */
const COLLIDER = "models/collider.obj";

function mesh(model: string, texture: string, flat: boolean): TtsObjectData {
  return {
    MeshURL: assetUrl(`models/${model}.obj`),
    DiffuseURL: assetUrl(texture),
    ColliderURL: flat ? "" : assetUrl(COLLIDER),
    Convex: true,
    MaterialIndex: WOOD,
    TypeIndex: flat ? GENERIC : FIGURINE,
    CastShadows: true,
  };
}

function image(path: string): TtsObjectData {
  return {
    ImageURL: assetUrl(path),
    ImageSecondaryURL: "",
    ImageScalar: 1,
    WidthScale: 0,
    CustomToken: { Thickness: 0.1, MergeDistancePixels: 15, StandUp: false, Stackable: false },
  };
}
