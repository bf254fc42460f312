-- What MoonSharp has and Lua 5.2 has not, for scripts that others wrote.
__load, __collect = load, collectgarbage
function string.contains(text, part) return string.find(text, part, 1, true) ~= nil end
function string.startsWith(text, part) return string.sub(text, 1, #part) == part end
function string.endsWith(text, part) return part == "" or string.sub(text, -#part) == part end
