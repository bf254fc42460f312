/** Plain values of several kinds, one of these at a time: its kind as `type`, what all have, and the fields of its kind. */
export type Tagged<Kinds, Common = unknown> = {
  [T in keyof Kinds]: Readonly<{ type: T } & Common & Kinds[T]>;
}[keyof Kinds];
