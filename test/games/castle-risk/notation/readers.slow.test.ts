/** The same texts, mutated more often. */
import "./readers.test";
