local raise, type, tostring, tonumber, select = error, type, tostring, tonumber, select
local rawnext, rawget, getmetatable, setmetatable = next, rawget, getmetatable, setmetatable
local floor, format, gmatch, find, lower, gsub = math.floor, string.format, string.gmatch, string.find, string.lower, string.gsub
local insert, remove, sort, unpack = table.insert, table.remove, table.sort, table.unpack

local seed = SEED % 2147483646 + 1
local function shuffle(list, n)
  for i = n, 2, -1 do
    seed = seed * 16807 % 2147483647
    local j = seed % i + 1
    list[i], list[j] = list[j], list[i]
  end
end

-- puts keys in order, numbers first, then strings, then all others
local function order(keys, n)
  local numbers, strings, others = {}, {}, {}
  for i = 1, n do
    local k = keys[i]
    local kind = type(k)
    local list = kind == "number" and numbers or kind == "string" and strings or others
    list[#list + 1] = k
  end
  sort(numbers)
  sort(strings)
  local at = 0
  for _, list in rawnext, { numbers, strings, others } do
    for i = 1, #list do at = at + 1 keys[at] = list[i] end
  end
end
-- the keys of a table, shuffled; put in order before, as Lua's own order changes from run to run
local function shuffledKeys(t)
  local keys, n, counted, named = {}, 0, true, true
  for k in rawnext, t do
    n = n + 1
    keys[n] = k
    if k == n then named = false
    else
      counted = false
      if type(k) ~= "string" then named = false end
    end
  end
  if n < 2 then return keys, n end
  if named then sort(keys) elseif not counted then order(keys, n) end
  shuffle(keys, n)
  return keys, n
end

-- error and assert: strings only, and always with a position
function error(message, level)
  if type(message) == "number" then message = tostring(message) end
  if type(message) ~= "string" then
    raise("bad argument #1 to 'error' (string expected, got " .. (message == nil and "nil" or type(message)) .. ")", 2)
  end
  raise(message, type(level) == "number" and level > 1 and level + 1 or 2)
end
function assert(value, message, ...)
  if value then return value, message, ... end
  raise(message == nil and "assertion failed!" or tostring(message), 2)
end

-- next and pairs: an order of their own for each table, drawn anew whenever a walk begins
local orders = setmetatable({}, { __mode = "k" })
function next(t, key)
  local order
  if key == nil then
    local keys, n = shuffledKeys(t)
    if n == 0 then return nil end
    local place = {}
    for i = 1, n do place[keys[i]] = i end
    order = { keys, place, n }
    orders[t] = order
  else
    order = orders[t]
    if order == nil or order[2][key] == nil then raise("invalid key to 'next'", 2) end
  end
  local keys = order[1]
  for i = key == nil and 1 or order[2][key] + 1, order[3] do
    local value = rawget(t, keys[i])
    if value ~= nil then return keys[i], value end
  end
  return nil
end
local next = next
function pairs(t)
  local meta = getmetatable(t)
  if type(meta) == "table" and meta.__pairs then return meta.__pairs(t) end
  if type(t) ~= "table" then raise("bad argument #1 to 'for iterator' (table expected, got " .. type(t) .. ")", 2) end
  local keys, n = shuffledKeys(t)
  local i, plain = 0, meta == nil
  return function()
    while i < n do
      i = i + 1
      local key = keys[i]
      local value
      if plain then value = t[key] else value = rawget(t, key) end
      if value ~= nil then return key, value end
    end
    return nil
  end, t, nil
end

-- table.sort: equal items in any order, comparators that contradict themselves refused
local function culture(a, b)
  if type(a) ~= "string" or type(b) ~= "string" then return a < b end
  local x, y = lower(a), lower(b)
  if x ~= y then return x < y end
  return a > b
end
function table.sort(list, compare)
  local less = compare or culture
  local n = #list
  shuffle(list, n)
  local from, to, width = list, {}, 1
  local function before(a, b)
    if less(a, b) then
      if less(b, a) then raise("invalid order function for sorting", 0) end
      return true
    end
    return false
  end
  if n > 1 and less(list[1], list[1]) then raise("invalid order function for sorting", 0) end
  while width < n do
    local out = 1
    for start = 1, n, 2 * width do
      local i, middle, j, stop = start, start + width, start + width, start + 2 * width
      if middle > n + 1 then middle = n + 1 end
      if stop > n + 1 then stop = n + 1 end
      while i < middle or j < stop do
        if j >= stop or (i < middle and not before(from[j], from[i])) then to[out] = from[i] i = i + 1
        else to[out] = from[j] j = j + 1 end
        out = out + 1
      end
    end
    from, to, width = to, from, width * 2
  end
  if from ~= list then for i = 1, n do list[i] = from[i] end end
  return list
end

-- table.remove: a position outside fails, on an empty table too
function table.remove(list, position, ...)
  local n = #list
  if position ~= nil and (position >= n + 1 or (position < 1 and n > 0)) then
    raise("bad argument #1 to 'remove' (position out of bounds)", 2)
  end
  if position == nil then return remove(list) end
  return remove(list, position)
end

-- string.format: %s takes strings and numbers only
function string.format(text, ...)
  local index = 0
  for kind in gmatch(text, "%%[-+ #0]*%d*%.?%d*([%a%%])") do
    if kind ~= "%" then
      index = index + 1
      local got = type((select(index, ...)))
      if kind == "s" and index <= select("#", ...) and got ~= "string" and got ~= "number" then
        raise("bad argument #" .. (index + 1) .. " to 'format' (string expected, got " .. got .. ")", 2)
      end
    end
  end
  return format(text, ...)
end

-- patterns: what is matched lazily takes a step of the machine's stack for each letter
local lazy = {}
local function simple(text, pattern, plain)
  if plain or type(text) ~= "string" or type(pattern) ~= "string" or #text < 100 then return end
  if lazy[pattern] == nil then lazy[pattern] = find(gsub(pattern, "%[.-%]", "x"), "[%.%a]%-") ~= nil end
  if lazy[pattern] then raise("pattern too complex", 3) end
end
-- Said here: what is called from here would name this file and not the script's.
local function wanted(value, kinds, n, name)
  local kind = type(value)
  if kind == "string" or kind == "number" or (kinds ~= "string" and (kind == "function" or kind == "table")) then return end
  raise("bad argument #" .. n .. " to '" .. name .. "' (" .. kinds .. " expected, got " .. (value == nil and "nil" or kind) .. ")", 3)
end
for _, name in pairs({ "find", "match", "gmatch", "gsub" }) do
  local original = string[name]
  string[name] = function(text, pattern, a, plain, ...)
    wanted(text, "string", 1, name)
    wanted(pattern, "string", 2, name)
    if name == "gsub" then wanted(a, "string/function/table", 3, name) end
    simple(text, pattern, name == "find" and plain)
    return original(text, pattern, a, plain, ...)
  end
end

-- numbers
function tonumber(value, base)
  if base ~= nil then
    if base > 10 and base ~= 16 then raise("bad argument #2 to 'tonumber' (base out of range)", 2) end
    return TONUMBER(value, base)
  end
  if type(value) == "string" then
    if find(value, "^%s*[+-]?0[xX]") then return nil end
    value = gsub(value, ",", "")
  end
  return TONUMBER(value)
end
math.huge = 1.7976931348623157e308
function math.modf(x) local whole = floor(x) return whole, x - whole end
function math.fmod(a, b)
  local q = a / b
  local n = floor(q + 0.5)
  if n - q == 0.5 and n % 2 == 1 then n = n - 1 end
  return a - b * n
end

_G.unpack = unpack
math.log10 = nil
table.maxn = nil
