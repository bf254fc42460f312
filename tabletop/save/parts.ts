/** What a save and its objects have in common, as the table reads it. */
import { flag, list, measure, number, numberOrText, shape, text } from "./schema";
import type { CardSheet, RGB, RotationValue, SnapPoint, Transform, VectorLine, XYZ } from "./types";

const TRANSFORM_KEYS = ["posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"];
/** Where an object is whose data does not say. */
export const STANDING: Transform = {
  ...{ posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 0, rotZ: 0 },
  ...{ scaleX: 1, scaleY: 1, scaleZ: 1 },
};

export const transform = shape<Transform>(
  Object.fromEntries(TRANSFORM_KEYS.map((key) => [key, measure])),
  TRANSFORM_KEYS,
  {},
  { ...STANDING },
);

const xyz = shape<XYZ>({ x: measure, y: measure, z: measure }, ["x", "y", "z"]);
export const rgb = shape<RGB>({ r: number, g: number, b: number, a: number }, ["r", "g", "b"]);

/** The colour in a part of a save that nothing has checked; `missing`, white if not given, where none can be read. */
export function colorIn(value: unknown, missing: RGB = { r: 1, g: 1, b: 1 }): RGB {
  try {
    return rgb(value, "");
  } catch {
    return missing;
  }
}

export const snapPoints = list(
  shape<SnapPoint>({ Position: xyz, Rotation: xyz, Tags: list(text) }, ["Position"]),
);

export const vectorLines = list(
  shape<VectorLine>(
    {
      ...{ points3: list(xyz), color: rgb, thickness: measure, rotation: xyz },
      ...{ loop: flag, square: flag },
    },
    ["points3", "color"],
    { thickness: 0.1, rotation: { x: 0, y: 0, z: 0 }, loop: false, square: false },
  ),
);

export const rotationValues = list(
  shape<RotationValue>({ Value: numberOrText, Rotation: xyz }, ["Value", "Rotation"]),
);

export const sheet = shape<CardSheet>(
  {
    ...{ FaceURL: text, BackURL: text, NumWidth: number, NumHeight: number },
    ...{ BackIsHidden: flag, UniqueBack: flag, Type: number },
  },
  ["FaceURL", "BackURL", "NumWidth", "NumHeight"],
);
