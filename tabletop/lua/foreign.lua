-- What MoonSharp has and Lua 5.2 has not, for scripts that others wrote.
__load, __collect = load, collectgarbage
-- Nothing could load what it gives.
string.dump = nil
-- What makes a text of any length at once is not to take all the memory that there is.
do
  local rep, MOST = string.rep, 2 ^ 26
  function string.rep(text, n, ...)
    if text == nil or tonumber(n) == nil then
      error("bad argument #" .. (text == nil and "1 to 'rep' (string" or "2 to 'rep' (number") .. " expected, got " .. type(text == nil and text or n) .. ")", 2)
    end
    if #tostring(text) * n > MOST then error("string.rep: a text of more than 64 MB", 2) end
    return rep(text, n, ...)
  end
end
-- It gives the list back there, and published mods use it; table.sort is in hostile.lua.
do
  local insert = table.insert
  function table.insert(list, ...) insert(list, ...) return list end
end
-- A text is made of letters there, of whatever number: of bytes here, in UTF-8.
do
  local char, floor, select = string.char, math.floor, select
  local function letter(n)
    if n < 256 then return char(n) end
    if n < 2048 then return char(192 + floor(n / 64), 128 + n % 64) end
    return char(224 + floor(n / 4096), 128 + floor(n / 64) % 64, 128 + n % 64)
  end
  function string.char(...)
    local text = ""
    for i = 1, select("#", ...) do text = text .. letter((select(i, ...))) end
    return text
  end
end
function string.contains(text, part) return string.find(text, part, 1, true) ~= nil end
function string.startsWith(text, part) return string.sub(text, 1, #part) == part end
function string.endsWith(text, part) return part == "" or string.sub(text, -#part) == part end
