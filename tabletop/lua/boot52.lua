-- The part of the Lua 5.2 engine that is Lua. It answers with a table of helpers, which the engine keeps in the
-- registry, out of the reach of scripts.
--
-- - load(source, name): the compiled chunk, or nil and the message. dump(chunk): the same as bytes, undump(bytes) back.
-- - bytes(hex): a string from hexadecimal, for texts with zero bytes.
-- - text(value): what `call` answers.
-- - global(name): a function that the script has made.
-- - slot(): where the function that asks the host stands in the table of WebAssembly; see wasm.ts.
-- - host(name): makes a function of the host a global. plain(): makes what hostile.lua changes one, `__plain`, for Lua
--   that is the host's own.
-- - where(name): the line of the chunk of that name that asks the host, as a text.
-- - handler(message): turns any error into text.
-- - limit(kilobytes): ends what needs more. start(seconds): a run begins that may take so long.
local load, dump, char, tonumber, tostring, type, rawget = load, string.dump, string.char, tonumber, tostring, type, rawget
local error, getinfo, ask = error, debug.getinfo, io.popen
io.popen = nil
local G = _G
-- Most of what scripts make is gone soon, and the collector goes through all that is left: half as often as Lua has it.
collectgarbage("setpause", 400)
local plain = { next = next, tonumber = tonumber, find = string.find, gmatch = string.gmatch }
local helpers = { dump = dump }
function helpers.load(source, name) return load(source, "=" .. name, "t") end
function helpers.undump(bytes) return load(bytes, "=", "b") end
function helpers.bytes(hex) return (hex:gsub("%x%x", function(two) return char(tonumber(two, 16)) end)) end
function helpers.text(value) if value == nil then return "" end return tostring(value) end
function helpers.handler(message) return tostring(message) end
function helpers.global(name)
  local f = rawget(G, name)
  if f == nil then error("there is no global function " .. name, 0) end
  return f
end
function helpers.slot() return tostring(ask) end
function helpers.plain() G.__plain = plain end
function helpers.host(name)
  G[name] = function(argument)
    if type(argument) ~= "string" then argument = helpers.text(argument) end
    local answer = ask(name, argument)
    if answer == nil then error("the host function " .. name .. " has failed", 0) end
    return answer
  end
end
function helpers.where(name)
  for level = 2, 22 do
    local found = getinfo(level, "Sl")
    if found == nil then return "0" end
    if found.short_src == name then return tostring(found.currentline) end
  end
  return "0"
end
-- Whoever catches the error is ended at the next instruction that nothing catches.
function helpers.limit(memory)
  local sethook, clock, collect, routines, texts = debug.sethook, os.clock, collectgarbage, coroutine, string
  local create, resume = coroutine.create, coroutine.resume
  local kilobytes, often, long = tonumber(memory), 10000, 10000
  local seconds, deadline
  local check
  local function checkClock()
    if deadline == nil or clock() <= deadline then return end
    sethook(check, "", 1)
    error("the script was ended: it took longer than " .. seconds .. " seconds", 0)
  end
  function check()
    if getinfo(2, "f").func == helpers.start then return end
    checkClock()
    if collect("count") > kilobytes then
      collect()
      if collect("count") > kilobytes then
        sethook(check, "", 1)
        error("the script was ended: it needs more than " .. kilobytes / 1024 .. " MB", 0)
      end
    end
  end
  function helpers.start(most)
    seconds = tonumber(most)
    deadline = clock() + seconds
    sethook(check, "", often)
  end
  -- What looks through a long text is one instruction, whose end may be far: the clock is looked at before each.
  for _, name in ipairs({ "find", "format", "gmatch", "gsub", "lower", "match", "rep", "reverse", "upper" }) do
    local original = texts[name]
    texts[name] = function(text, ...)
      local kind = type(text)
      if kind ~= "string" and kind ~= "number" then
        error("bad argument #1 to '" .. name .. "' (string expected, got " .. kind .. ")", 2)
      end
      if kind == "string" and (name == "rep" or #text > long) then checkClock() end
      return original(text, ...)
    end
  end
  -- Each coroutine has a hook of its own.
  function routines.create(f)
    local co = create(f)
    sethook(co, check, "", often)
    return co
  end
  local function passed(ok, ...)
    if not ok then error((...), 0) end
    return ...
  end
  function routines.wrap(f)
    local co = routines.create(f)
    return function(...) return passed(resume(co, ...)) end
  end
  return helpers.start
end
return helpers
