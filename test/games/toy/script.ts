/** The script of the toy's save: the entry of a bundle, as src/saves has one for each game. */
import { boot } from "../../../src/tts/boot";
import type * as Module from "./module";

boot([], () => (require("./module") as typeof Module).TOY);
