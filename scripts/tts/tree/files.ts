/** The files of a tree: paths with / below its folder, and their texts. */
export type Files = Map<string, string>;
