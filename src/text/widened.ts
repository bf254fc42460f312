/**
 * The type of every language, out of a table of texts in one: the same keys, any words, functions of the same
 * parameters. A language that lacks a key, or says something of another number of things, does not compile.
 */
export type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Widened<Said>
    : T extends object
      ? { readonly [K in keyof T]: Widened<T[K]> }
      : T;
