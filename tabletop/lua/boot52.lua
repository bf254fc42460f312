-- The part of the Lua 5.2 engine that is Lua. It answers with a table of helpers, which the engine keeps in the
-- registry, out of the reach of scripts.
--
-- - load(source, name): the compiled chunk, or nil and the message.
-- - bytes(hex): a string from hexadecimal, for texts with zero bytes.
-- - text(value): what `call` answers.
-- - step(f, ...): runs f in a coroutine; "done", result or "ask", name, argument. resume(answer) goes on.
-- - drop(): gives up the coroutine that waits, after the host has failed.
-- - where(name): the line of the chunk of that name that waits for an answer, as a text.
-- - handler(message): turns any error into text.
-- - limit(seconds, kilobytes): ends what is run from now on when it takes longer, or all together needs more.
--
-- WebAssembly gives no way to call the host directly, so a host function yields out of the coroutine that `step` runs.
-- Coroutines of the script pass such a yield on. It cannot pass a C function: table.sort, gsub.
local load, char, tonumber, tostring, type, rawget = load, string.char, tonumber, tostring, type, rawget
local create, resume, yield, status, select, error = coroutine.create, coroutine.resume, coroutine.yield, coroutine.status, select, error
local getinfo, sethook, clock, collect = debug.getinfo, debug.sethook, os.clock, collectgarbage
local G, ASK, running, depth = _G, {}, {}, 0
local helpers = {}
function helpers.load(source, name) return load(source, "=" .. name, "t") end
function helpers.bytes(hex) return (hex:gsub("%x%x", function(two) return char(tonumber(two, 16)) end)) end
function helpers.text(value) if value == nil then return "" end return tostring(value) end
function helpers.handler(message) return tostring(message) end
function helpers.global(name)
  local f = rawget(G, name)
  if f == nil then error("there is no global function " .. name, 0) end
  return f
end
-- A host function may call into Lua again: the coroutines that wait for answers are a stack.
local function answer(ok, first, name, argument)
  if ok and first == ASK then return "ask", name, argument end
  running[depth] = nil
  depth = depth - 1
  if not ok then error(tostring(first), 0) end
  return "done", helpers.text(first)
end
-- Whoever catches the error is ended at the next instruction that nothing catches.
local INSTRUCTIONS = 10000
local seconds, kilobytes, deadline
local function check()
  if clock() > deadline then
    sethook(check, "", 1)
    error("the script was ended: it took longer than " .. seconds .. " seconds", 0)
  end
  if collect("count") > kilobytes then
    collect()
    if collect("count") > kilobytes then
      sethook(check, "", 1)
      error("the script was ended: it needs more than " .. kilobytes / 1024 .. " MB", 0)
    end
  end
end
local function watched(co)
  if seconds ~= nil then sethook(co, check, "", INSTRUCTIONS) end
  return co
end
function helpers.limit(most, memory) seconds, kilobytes = tonumber(most), tonumber(memory) end
function helpers.step(f, ...)
  if depth == 0 and seconds ~= nil then deadline = clock() + seconds end
  depth = depth + 1
  running[depth] = watched(create(f))
  return answer(resume(running[depth], ...))
end
function helpers.resume(text) return answer(resume(running[depth], text)) end
function helpers.drop() running[depth] = nil depth = depth - 1 end
function helpers.where(name)
  for level = 0, 20 do
    local found = getinfo(running[depth], level, "Sl")
    if found == nil then return "0" end
    if found.short_src == name then return tostring(found.currentline) end
  end
  return "0"
end
function helpers.host(name)
  G[name] = function(argument) return yield(ASK, name, helpers.text(argument)) end
end
function helpers.passing()
  local pass
  local function back(co, ok, first, ...)
    if ok and first == ASK then return pass(co, yield(ASK, ...)) end
    return ok, first, ...
  end
  pass = function(co, ...) return back(co, resume(co, ...)) end
  coroutine.resume = pass
  coroutine.create = function(f) return watched(create(f)) end
  local function unpacked(ok, ...) if not ok then error((...), 0) end return ... end
  coroutine.wrap = function(f) local co = watched(create(f)) return function(...) return unpacked(pass(co, ...)) end end
end
return helpers
