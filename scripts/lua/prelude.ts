/**
 * What stands in front of the bundle, on its first line, so that the lines of the source map stay right.
 *
 * MoonSharp's `error` takes strings only and its sandbox has no `debug`. Inside the bundle, `____text` turns what is
 * thrown into a string and keeps the value; `pcall` gives the value back where the message returns; `error` accepts
 * anything; `debug` is the little that TypeScriptToLua's Error class asks for. A caught Error gets the positioned
 * message as its `stack`. `throw` itself is compiled to `____error(____text(value))` by the plugin beside this file,
 * so that the position is that of the throw.
 *
 * `tostring`, called hundreds of times, is a local too: its name is shortened then, and MoonSharp finds it sooner.
 */
export const PRELUDE = `local ____error,____text,error,pcall,debug=(function() ${[
  "local raise,try,kept,sent=error,pcall,nil,nil",
  "local function text(v) kept=v sent=tostring(v) return sent end",
  "local function back(ok,e,...)" +
    " if ok then return ok,e,... end" +
    " local v,m=kept,sent kept=nil sent=nil" +
    " if m==nil or type(e)~='string' or not string.find(e,m,1,true) then return false,e end" +
    " if type(v)=='table' then v.stack=e end" +
    " return false,v end",
  "return raise,text,function(v) raise(text(v),2) end,function(f,...) return back(try(f,...)) end," +
    "{traceback=function() return '' end,getinfo=function(n) if n<4 then return {} end end}",
].join(" ")} end)() local tostring=tostring `;
