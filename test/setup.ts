/** Runs before each file of tests. */
import { failOnScriptErrors } from "./helpers/script-errors";

failOnScriptErrors();
