-- Scripts of objects. Each has globals of its own, made of what there is before the script of Global runs, and what goes
-- from one to another is copied: functions stay behind.
local names, values_, libraries, order = {}, {}, {}, {}
local function environment(handle)
  local env = {}
  for i = 1, #names do env[names[i]] = values_[i] end
  for name, members in pairs(libraries) do
    local library = {}
    for i = 1, #members do library[members[i][1]] = members[i][2] end
    env[name] = library
  end
  env._G = env
  env.self = object("o" .. handle)
  if scripts[handle] == nil then order[#order + 1] = handle end
  scripts[handle] = env
  return env
end
local function handleOf(self) return tonumber(sub(rawget(self, KEY), 2)) end

local vectorMeta, colorMeta = getmetatable(Vector(0, 0, 0)), getmetatable(Color(0, 0, 0))
local function across(value, own, seen)
  local kind = type(value)
  if kind == "function" then
    if own then return value end
    return function() error("cannot call a function of another script", 2) end
  end
  if kind ~= "table" or rawget(value, KEY) ~= nil then return value end
  local meta = getmetatable(value)
  if meta ~= nil and meta ~= vectorMeta and meta ~= colorMeta then return value end
  seen = seen or {}
  if seen[value] then return seen[value] end
  local copy = {}
  seen[value] = copy
  for k, v in pairs(value) do rawset(copy, across(k, own, seen), across(v, own, seen)) end
  return setmetatable(copy, meta)
end
-- runs a function as part of another script
local function enter(handle, f, ...)
  local before = running
  running = handle
  local result = f(...)
  running = before
  -- On MoonSharp no result is no value, which is more than nil.
  if result == nil then return nil end
  return result
end

local shared = {
  call = function(env, handle, label, name, parameter)
    local f = env and rawget(env, name)
    if type(f) ~= "function" then error(label .. " has no function " .. tostring(name), 3) end
    local own = running == handle
    return across(enter(handle, f, across(parameter, own)), own)
  end,
  getVar = function(env, handle, _, name)
    if not env then return nil end
    return across(rawget(env, name), running == handle)
  end,
  setVar = function(env, handle, _, name, value)
    if not env then return false end
    rawset(env, name, across(value, running == handle))
    return true
  end,
  executeScript = function(env, handle, label, code)
    if not env then return false end
    if compile == nil then error("executeScript is not there on this engine", 3) end
    local f, why = compile(invoke("c" .. SEP .. "__dialect", code), "=executeScript", "t", env)
    if f == nil then error(why, 3) end
    return across(enter(handle, f))
  end,
}
shared.getTable, shared.setTable = shared.getVar, shared.setVar
for name, f in pairs(shared) do
  space("Global").members[name] = function(first, ...)
    if rawequal(first, Global) then return f(G, nil, "Global", ...) end
    return f(G, nil, "Global", first, ...)
  end
end

-- what was there before objects and Global had these functions themselves
do
  local function ownerOf(owner) return owner == nil and Global or owner end
  function G.setGlobalScriptVar(name, value) return Global.setVar(name, value) end
  function G.getGlobalScriptVar(name) return Global.getVar(name) end
  function G.callLuaFunctionInOtherScript(owner, name) return ownerOf(owner).call(name) end
  function G.callLuaFunctionInOtherScriptWithParams(owner, name, parameters) return ownerOf(owner).call(name, parameters) end
end

-- what an object keeps of its own is asked for before it is written down
local function store(self)
  local handle = handleOf(self)
  local f = scripts[handle] and rawget(scripts[handle], "onSave")
  if type(f) ~= "function" then return end
  local state = enter(handle, f)
  if type(state) == "string" then self.script_state = state end
end
local written = set({ "getData", "getJSON", "clone", "reload" })
local takers = set({ "takeObject", "spawnObject", "spawnObjectData", "spawnObjectJSON" })
-- a callback by name, as before there were functions: it is told the object and the parameters
local function named(parameters)
  if type(parameters) ~= "table" or type(rawget(parameters, "callback")) ~= "string" then return parameters end
  local owner, name, extra = parameters.callback_owner, parameters.callback, parameters.params
  local env = running and scripts[running] or G
  if rawequal(owner, Global) then env = G elseif owner ~= nil then env = scripts[handleOf(owner)] or {} end
  local changed = {}
  for k, v in pairs(parameters) do changed[k] = v end
  changed.callback, changed.callback_owner, changed.params = nil, nil, nil
  if name ~= "" then
    changed.callback_function = function(made)
      local f = rawget(env, name)
      if type(f) == "function" then return f(made, extra) end
    end
  end
  return changed
end
wrapped = function(self, name, method)
  if written[name] then
    return function(...) store(self) return method(...) end
  elseif name == "putObject" then
    return function(first, second, ...)
      local given = first
      if rawequal(first, self) then given = second end
      if type(given) == "table" and rawget(given, KEY) ~= nil then store(given) end
      return method(first, second, ...)
    end
  elseif name == "takeObject" then
    return function(first, ...)
      if rawequal(first, self) then return method(named((...))) end
      return method(named(first))
    end
  end
  return method
end
for name in pairs(takers) do
  local original = G[name]
  if original ~= nil then
    local function spawning(parameters) return original(named(parameters)) end
    G[name] = spawning
  end
end

-- members of an object that are not among those of the bridge: behaviours, and those that lead to its script
beyond = function(self, letter, name)
  if letter == "" then return lacked(name) end
  if letter ~= "o" then return lacked("player." .. tostring(name)) end
  if parts[name] ~= nil then
    local part = partOf(self, name)
    if parts[name].always then rawset(self, name, part) end
    return true, part
  end
  local f = shared[name]
  if f ~= nil then
    local handle, label = handleOf(self), tostring(self)
    local function method(first, ...)
      if rawequal(first, self) then return f(scripts[handle], handle, label, ...) end
      return f(scripts[handle], handle, label, first, ...)
    end
    rawset(self, name, method)
    return true, method
  end
  local other = spelling(name, parts) or spelling(name, shared)
  if other ~= nil then return true, self[other] end
  return lacked("object." .. tostring(name))
end
space("Global").members.UI = G.UI
-- In the script of Global, Global is what a script calls itself.
G.self = Global

-- timers, which are waits by a name
local timers = {}
local Timer = {}
function Timer.create(parameters)
  local id, name = parameters.identifier, parameters.function_name
  local owner = parameters.function_owner
  local handle = running
  if owner ~= nil then handle = not rawequal(owner, Global) and handleOf(owner) or nil end
  local count = parameters.repetitions or 1
  Timer.destroy(id)
  timers[id] = Wait.time(function()
    local env = handle == nil and G or scripts[handle]
    local f = env and rawget(env, name)
    if type(f) ~= "function" then error("there is no function " .. tostring(name) .. " for the timer " .. tostring(id), 0) end
    enter(handle, f, across(parameters.parameters))
  end, parameters.delay or 0, count == 0 and -1 or count)
  return true
end
function Timer.destroy(id)
  local wait = timers[id]
  timers[id] = nil
  return wait ~= nil and Wait.stop(wait)
end
G.Timer = Timer
do
  local n = 0
  for name, value in pairs(G) do
    if sub(name, 1, 2) ~= "__" and name ~= "_G" then
      local meta = type(value) == "table" and getmetatable(value)
      if type(value) == "table" and meta == nil then
        local members, m = {}, 0
        for key, member in pairs(value) do m = m + 1 members[m] = { key, member } end
        libraries[name] = members
      else
        n = n + 1
        names[n], values_[n] = name, value
      end
    end
  end
end

-- what the table calls
function __env(handle)
  running = tonumber(handle)
  return environment(running)
end
function __kilobytes() return collect ~= nil and tostring(collect("count")) or "" end
function __scope(handle) return scripts[tonumber(handle)] end
function __who(name)
  local out, n = {}, 0
  for i = 1, #order do
    if handlerOf(scripts[order[i]], name) ~= nil then n = n + 1 out[n] = order[i] end
  end
  return concat(out, ",")
end
function __tell(handle, name, text)
  handle = tonumber(handle)
  local env = scripts[handle]
  local f = env and handlerOf(env, name)
  if f == nil then return "-" end
  running = handle
  return run(f, text)
end
function __unload(handle)
  handle = tonumber(handle)
  for i = #order, 1, -1 do if order[i] == handle then table.remove(order, i) end end
  scripts[handle] = nil
  return ""
end

-- what the table tells those who write mods: the globals that a script has made, each with a short text of its value
local before = {}
for name, value in pairs(G) do before[name] = value end
local function short(value, deep)
  local kind = type(value)
  if kind == "string" then
    if #value > 200 then return '"' .. sub(value, 1, 200) .. '..."' end
    return '"' .. value .. '"'
  end
  if kind ~= "table" then return kind == "function" and "function" or tostring(value) end
  if rawget(value, KEY) ~= nil then return tostring(value) end
  if deep > 1 then return "{...}" end
  local parts, n = {}, 0
  for k, v in next, value do
    n = n + 1
    if n > 12 then parts[n] = "..." break end
    parts[n] = (type(k) == "string" and k or "[" .. tostring(k) .. "]") .. " = " .. short(v, deep + 1)
  end
  return "{" .. concat(parts, ", ") .. "}"
end
local function clean(text) return (string.gsub(text, "[\30\31]", " ")) end
function __variables(handle)
  local env = handle == "" and G or scripts[tonumber(handle)]
  if env == nil then return "" end
  local out, n = {}, 0
  for name, value in next, env do
    local own = type(name) == "string" and sub(name, 1, 2) ~= "__" and name ~= "_G" and name ~= "self"
    if own and before[name] ~= value and not (libraries[name] ~= nil and env ~= G) then
      n = n + 1
      out[n] = clean(name) .. "\31" .. clean(short(value, 0))
    end
  end
  table.sort(out)
  return concat(out, "\30", 1, n < 400 and n or 400)
end
