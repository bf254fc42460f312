/** The script of the toy's save: the entry of a bundle, as src/saves has one for each game. */
import { boot } from "../../../src/tts/boot";

boot([], () => (require("./module") as typeof import("./module")).TOY);
