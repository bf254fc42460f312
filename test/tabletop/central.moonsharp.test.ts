/** The central tests of the table once more, scripts on MoonSharp: `tableOf` takes the engine that is under test. */
import "./interface.test";
import "./objects.test";
import "./time.test";
