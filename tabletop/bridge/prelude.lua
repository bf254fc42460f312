local ask, crossing, compile, collect = __ask, __crossing, __load, __collect
-- what is hard on scripts need not be so on this
local plain = __plain or { next = next, tonumber = tonumber, find = string.find, gmatch = string.gmatch }
__ask, __crossing, __load, __collect, __plain = nil, nil, nil, nil, nil
local type, tostring, tonumber, pairs, rawget, rawset, rawequal = type, tostring, plain.tonumber, pairs, rawget, rawset, rawequal
local setmetatable, getmetatable, error, select, unpack = setmetatable, getmetatable, error, select, unpack
local next, gmatch, sub, find, concat = plain.next, plain.gmatch, string.sub, plain.find, table.concat
local create, resume, status = coroutine.create, coroutine.resume, coroutine.status
local G, SEP, KEY = _G, "\31", "\30key"
local functions, nextFunction, coroutines = {}, 1, {}
-- scripts of objects: their globals by handle, whose script runs (nil for Global), and whose each kept function is
local scripts, running, owners = {}, nil, {}
local beyond, wrapped, spelling
-- what stands for a thing that is not there
local hollow
-- names that handlers had in older scripts of other mods
local older
local function handlerOf(env, name)
  local f = rawget(env, name)
  if f == nil and older ~= nil and older[name] ~= nil then f = rawget(env, older[name]) end
  if type(f) == "function" then return f end
  return nil
end

-- from Lua to the table
local function keep(f)
  local id = nextFunction
  functions[id] = f
  owners[id] = running
  nextFunction = id + 1
  return id
end
local put
-- Numbers as they cross: a board's lines are thousands, most of which cross again and again, and to write one takes long.
-- Zero is left out, for what is below it is written otherwise.
local written, size, most = {}, 0, 20000
local function write(v)
  local text = "n" .. v
  if v == v and v ~= 0 then
    if size == most then written, size = {}, 0 end
    written[v] = text
    size = size + 1
  end
  return text
end
-- A list, as far as the table is one: nil where it has other keys.
local function putList(out, n, t)
  local last = 0
  out[n] = "[" n = n + 1
  for k, v in next, t do
    last = last + 1
    if k ~= last then return nil end
    local text = written[v]
    if text ~= nil then
      out[n] = text
      n = n + 1
    else n = put(out, n, v) end
  end
  out[n] = "]"
  return n + 1
end
local function putTable(out, n, t)
  local key = rawget(t, KEY)
  if key ~= nil then out[n] = key return n + 1 end
  local after = getmetatable(t) == nil and putList(out, n, t)
  if after then return after end
  out[n] = "{" n = n + 1
  for k, v in pairs(t) do
    local kind = type(k)
    if kind == "number" then out[n] = written[k] or write(k)
    elseif kind == "string" then out[n] = "s" .. k
    else error("a table with a key of the kind " .. kind .. " cannot be handed over") end
    n = put(out, n + 1, v)
  end
  out[n] = "}"
  return n + 1
end
put = function(out, n, v)
  local kind = type(v)
  if kind == "string" then
    if find(v, SEP, 1, true) then error("a text with the control character 31 cannot be handed over") end
    out[n] = "s" .. v
  elseif kind == "number" then out[n] = written[v] or write(v)
  elseif kind == "boolean" then out[n] = v and "t" or "f"
  elseif kind == "nil" then out[n] = "z"
  elseif kind == "function" then
    out[n] = "F" .. keep(v)
  elseif kind == "table" then return putTable(out, n, v)
  else error("a value of the kind " .. kind .. " cannot be handed over") end
  return n + 1
end
local function pack(head, ...)
  local count = select("#", ...)
  if count == 0 then return head .. SEP end
  local out, n = { head }, 2
  for i = 1, count do n = put(out, n, (select(i, ...))) end
  out[n] = ""
  -- After it there may be what a table began with that is no list.
  return concat(out, SEP, 1, n)
end

-- from the table to Lua
local object, player
local function take(nextToken)
  local token = nextToken()
  local kind = sub(token, 1, 1)
  if kind == "s" then return sub(token, 2)
  elseif kind == "n" then return tonumber((sub(token, 2)))
  elseif kind == "t" then return true
  elseif kind == "f" then return false
  elseif kind == "o" then return object(token)
  elseif kind == "p" then return player(token)
  elseif kind == "v" then
    local x = tonumber((nextToken())) local y = tonumber((nextToken())) local z = tonumber((nextToken()))
    return Vector(x, y, z)
  elseif kind == "c" then
    local r = tonumber((nextToken())) local g = tonumber((nextToken())) local b = tonumber((nextToken()))
    return Color(r, g, b, tonumber((nextToken())))
  elseif kind == "{" then
    local t = {}
    while true do
      local key = nextToken()
      if key == "}" then return t end
      local name = sub(key, 2)
      if sub(key, 1, 1) == "n" then name = tonumber(name) end
      t[name] = take(nextToken)
    end
  end
  return nil
end
local function values(text)
  local nextToken = gmatch(text, "[^\31]+")
  local count = tonumber((nextToken()))
  local list = {}
  for i = 1, count do list[i] = take(nextToken) end
  return unpack(list, 1, count)
end
local function answer(text)
  if text == "" then return nil end
  local kind = sub(text, 1, 1)
  if kind == "e" then return nil, sub(text, 2) end
  -- one value of one token is the most frequent
  if kind == "z" then return nil
  elseif kind == "n" then return tonumber((sub(text, 2, -2)))
  elseif kind == "s" then return sub(text, 2, -2)
  elseif kind == "t" then return true
  elseif kind == "f" then return false
  elseif kind == "o" then return object(sub(text, 1, -2))
  elseif kind == "p" then return player(sub(text, 1, -2))
  end
  return take(gmatch(text, "[^\31]+"))
end
-- where the engine does this by itself
if crossing ~= nil then
  local function some(name) return function(...) return G[name](...) end end
  pack, answer, values = crossing(keep, function(token) return object(token) end, function(token) return player(token) end,
    some("Vector"), some("Color"))
end
local function invoke(head, ...)
  local value, why = answer(ask(pack(head, ...)))
  if why ~= nil then error(why, 2) end
  return value
end

-- a script that puts an object into a container is asked itself, as if a person did it
local function asking(container, method)
  return function(first, second, ...)
    local object = second
    if not rawequal(first, container) then object = first end
    local try = rawget(G, "tryObjectEnterContainer")
    if type(try) == "function" and object ~= nil and try(container, object) == false then return nil end
    return method(first, second, ...)
  end
end

-- objects and players: tables that act like the userdata of the original
local function class(label, letter, methods, fields)
  local all = {}
  local function key(self) return rawget(self, KEY) end
  local meta = {
    __index = function(self, name)
      if methods[name] then
        local head = letter .. "m" .. SEP .. name .. SEP .. key(self)
        local function method(first, ...)
          if rawequal(first, self) then return invoke(head, ...) end
          return invoke(head, first, ...)
        end
        if name == "putObject" then method = asking(self, method) end
        if wrapped ~= nil then method = wrapped(self, name, method) end
        rawset(self, name, method)
        return method
      end
      if fields[name] then return invoke(letter .. "g" .. SEP .. name .. SEP .. key(self)) end
      local other = spelling ~= nil and (spelling(name, methods) or spelling(name, fields))
      if other then return self[other] end
      if beyond ~= nil then
        local found, value = beyond(self, letter, name)
        if found then return value end
      end
      error("cannot access field " .. tostring(name) .. " of userdata<" .. label .. ">", 2)
    end,
    __newindex = function(self, name, value)
      if hollow ~= nil and rawequal(value, hollow) then return end
      if not fields[name] and spelling ~= nil then name = spelling(name, fields) or name end
      if not fields[name] then error("cannot access field " .. tostring(name) .. " of userdata<" .. label .. ">", 2) end
      return invoke(letter .. "s" .. SEP .. name .. SEP .. key(self), value)
    end,
    __pairs = function() error("bad argument #1 to 'pairs' (table expected, got userdata)", 2) end,
    __len = function() error("attempt to get length of a userdata value", 2) end,
    __tostring = function(self) return label .. "(" .. sub(key(self), 2) .. ")" end,
  }
  return function(token)
    local found = all[token]
    if found == nil then
      found = setmetatable({ [KEY] = token }, meta)
      all[token] = found
    end
    return found
  end
end
local function set(list) local s = {} for i = 1, #list do s[list[i]] = true end return s end
object = class("LuaGameObjectScript", "o", set(OBJECT_METHODS), set(OBJECT_FIELDS))
player = class("LuaPlayer", "p", set(PLAYER_METHODS), set(PLAYER_FIELDS))

-- MoonSharp is measured: there a wrapper of type would count as the script's own time
if _MOONSHARP == nil then
  G.type = function(...)
    local kind = type(...)
    if kind == "table" and rawget(..., KEY) ~= nil then return "userdata" end
    return kind
  end
end

-- functions and the tables they stand in
local spaces = {}
local function space(name)
  if spaces[name] then return spaces[name] end
  local members, fields = {}, {}
  spaces[name] = { members = members, fields = fields }
  G[name] = setmetatable({}, {
    __index = function(_, field)
      local member = members[field]
      if member ~= nil then return member end
      if fields[field] then return invoke("g" .. SEP .. name .. "." .. field) end
      local other = spelling ~= nil and (spelling(field, members) or spelling(field, fields))
      if other then return G[name][other] end
      if name == "Player" and type(field) == "string" then return invoke("c" .. SEP .. "Player", field) end
      if beyond ~= nil then
        local found, value = beyond(nil, "", name .. "." .. tostring(field))
        if found then return value end
      end
      error("cannot access field " .. tostring(field) .. " of userdata<" .. name .. ">", 2)
    end,
    __newindex = function(_, field, value)
      if not fields[field] and spelling ~= nil then field = spelling(field, fields) or field end
      if not fields[field] then error("cannot access field " .. tostring(field) .. " of userdata<" .. name .. ">", 2) end
      return invoke("s" .. SEP .. name .. "." .. field, value)
    end,
  })
  return spaces[name]
end
local function split(path)
  local dot = find(path, ".", 1, true)
  if dot == nil then return nil, path end
  return sub(path, 1, dot - 1), sub(path, dot + 1)
end
local function offer(path)
  local head = "c" .. SEP .. path
  local where, name = split(path)
  local f = function(...) return invoke(head, ...) end
  if where == nil then G[name] = f else space(where).members[name] = f end
end
local offered = FUNCTIONS
for i = 1, #offered do offer(offered[i]) end
local seen = FIELDS
for i = 1, #seen do local where, name = split(seen[i]) space(where).fields[name] = true end
for path, number in pairs(CONSTANTS) do
  local where, name = split(path)
  local inner, last = split(name)
  local members = space(where).members
  if inner == nil then members[last] = number else
    if members[inner] == nil then members[inner] = {} end
    members[inner][last] = number
  end
end
local globalFunctions = {
  call = function(name, parameter)
    local f = rawget(G, name)
    if type(f) ~= "function" then error("Global has no function " .. tostring(name), 2) end
    return f(parameter)
  end,
  getVar = function(name) return rawget(G, name) end,
  setVar = function(name, value) rawset(G, name, value) return true end,
  getTable = function(name) return rawget(G, name) end,
  setTable = function(name, value) rawset(G, name, value) return true end,
}
for name, f in pairs(globalFunctions) do
  space("Global").members[name] = function(first, ...)
    if rawequal(first, Global) then return f(...) end
    return f(first, ...)
  end
end
function print(...)
  local parts, n = {}, select("#", ...)
  for i = 1, n do parts[i] = tostring((select(i, ...))) end
  invoke("c" .. SEP .. "print", concat(parts, "\t"))
end
-- as in Tabletop Simulator nobody can foretell it; tests, whose table has a seed, can
math.random = function(m, n)
  local share = invoke("c" .. SEP .. "__random")
  if m == nil then return share end
  if n == nil then m, n = 1, m end
  return m + math.floor(share * (n - m + 1))
end
-- Scripts of others rely on it that the first part has run when startLuaCoroutine is back, as Unity does it; what came of
-- one that is over by then, or has failed, is told with the next frame.
local function begun(co, handle)
  local before = running
  running = handle
  local ok, result = resume(co)
  running = before
  if ok and status(co) ~= "dead" then return co end
  return { ok, result }
end
function startLuaCoroutine(owner, name)
  local env, handle = G, nil
  -- Scripts of others mean Global by none.
  if not rawequal(owner, Global) and (owner ~= nil or beyond == nil) then
    handle = type(owner) == "table" and tonumber((sub(rawget(owner, KEY) or "", 2))) or nil
    env = handle ~= nil and scripts[handle]
    if not env then error("only Global and objects with a script have functions", 2) end
  end
  local f = rawget(env, name)
  if type(f) ~= "function" then error((env == G and "Global" or tostring(owner)) .. " has no function " .. tostring(name), 2) end
  local id = nextFunction
  nextFunction = nextFunction + 1
  local co = create(f)
  if beyond ~= nil then co = begun(co, handle) end
  coroutines[id], owners[id] = co, handle
  invoke("c" .. SEP .. "__coroutine", id, name)
  return true
end

-- what the table calls
local function results(...)
  if select("#", ...) == 0 then return "" end
  return pack("", (...))
end
local function run(f, text)
  return results(f(values(text)))
end
function __event(name, text)
  local f = handlerOf(G, name)
  if f == nil then return "-" end
  running = nil
  return run(f, text)
end
function __call(id, last, text)
  id = tonumber(id)
  local f = functions[id]
  running = owners[id]
  if last == "1" then functions[id], owners[id] = nil, nil end
  if f == nil then return "" end
  return run(f, text)
end
function __has(name) return handlerOf(G, name) ~= nil and "1" or "" end
function __forget(id)
  id = tonumber(id)
  functions[id], owners[id] = nil, nil
  return ""
end
function __resume(id)
  id = tonumber(id)
  local co = coroutines[id]
  running = owners[id]
  local ok, result, isOver
  if type(co) == "table" then ok, result, isOver = co[1], co[2], true
  else
    ok, result = resume(co)
    isOver = status(co) == "dead"
  end
  if not ok then coroutines[id], owners[id] = nil, nil error(tostring(result), 0) end
  if not isOver then return "again" end
  coroutines[id], owners[id] = nil, nil
  -- Published mods end with true as well.
  return (result == 1 or (beyond ~= nil and result == true)) and "done" or "bad"
end
