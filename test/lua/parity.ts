/** What tests run in Lua as well as in Node: one program, for to compile it takes longer than to run it. */
import "../games/castle-risk/text/story";
import "../risk/odds-story";
import "../session/room";
