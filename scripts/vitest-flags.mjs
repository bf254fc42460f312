/**
 * What Node is told where it runs vitest. Tables and layouts live for a test or a part of it: with more room for the young
 * they are not copied to the old. Workers on all cores leave none for threads that collect garbage beside them. Most code
 * runs for a second or two in one test: V8 is to optimize what has run ten times as long as it would wait, for its
 * compilers take a fifth of all time else.
 */
export const VITEST_FLAGS = [
  "--single-threaded-gc",
  "--min-semi-space-size=64",
  "--max-semi-space-size=128",
  "--interrupt-budget=1500000",
];
