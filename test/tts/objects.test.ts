/** One run for both: the script is compiled once. */
import "./laying";
import "./hands";
