-- What scripts of other mods use besides: words of MoonSharp, the web, members of an object's parts, and of what is not there a word.
G.vector, G.color = Vector, Color
if G.json == nil then
  G.json = { parse = function(text) return G.JSON.decode(text) end, serialize = function(value) return G.JSON.encode(value) end,
    null = function() return nil end, isnull = function(value) return value == nil end }
end
older = { onLoad = "onload", onUpdate = "update", onFixedUpdate = "fixedUpdate", onDrop = "onDropped", onPickUp = "onPickedUp",
  onObjectDrop = "onObjectDropped", onObjectPickUp = "onObjectPickedUp", onObjectRandomize = "onObjectRandomized",
  onPlayerChangeColor = "onPlayerChangedColor" }
-- functions of the notebook, from before there was Notes
do
  local moved = { "getNotes", "setNotes", "getNotebookTabs", "addNotebookTab", "editNotebookTab", "removeNotebookTab" }
  for i = 1, #moved do
    local name = moved[i]
    G[name] = function(...) return G.Notes[name](...) end
  end
end
WebRequest = {}
do
  local lower, gsub, format = string.lower, string.gsub, string.format
  local function escaped(text) return (gsub(tostring(text), "[^%w%-_%.~]", function(c) return format("%%%02X", string.byte(c)) end)) end
  local function form(body)
    if type(body) ~= "table" then return body == nil and "" or tostring(body) end
    local pairs_, n = {}, 0
    for k, v in pairs(body) do n = n + 1 pairs_[n] = escaped(k) .. "=" .. escaped(v) end
    return concat(pairs_, "&")
  end
  local function request(method, url, body, headers, callback)
    local answered = {}
    local made = { url = url, text = "", is_error = false, is_done = false, response_code = 0, download_progress = 0, upload_progress = 0 }
    function made.dispose() end
    function made.getResponseHeader(name) return answered[lower(name)] end
    function made.getResponseHeaders() return answered end
    invoke("c" .. SEP .. "__web", method, tostring(url), form(body), headers or {}, function(got)
      for k, v in pairs(got.headers) do answered[lower(k)] = v end
      made.text, made.is_error, made.error, made.response_code = got.text, got.is_error, got.error, got.response_code
      made.is_done, made.download_progress, made.upload_progress = true, 1, 1
      if callback ~= nil then callback(made) end
    end)
    return made
  end
  function WebRequest.get(url, callback) return request("GET", url, nil, nil, callback) end
  function WebRequest.head(url, callback) return request("HEAD", url, nil, nil, callback) end
  function WebRequest.delete(url, callback) return request("DELETE", url, nil, nil, callback) end
  function WebRequest.post(url, body, callback) return request("POST", url, body, nil, callback) end
  function WebRequest.put(url, body, callback) return request("PUT", url, body, nil, callback) end
  function WebRequest.custom(url, method, download, body, headers, callback) return request(method, url, body, headers, callback) end
end
-- what is documented and not there: whoever asks is told, and goes on with nil, or not at all
local lacking = {}
do
  local list = LACKING
  for i = 1, #list do
    if sub(list[i], -2) == "()" then lacking[sub(list[i], 1, -3)] = "function" else lacking[list[i]] = "field" end
  end
end
-- of Unity's components there are none: what stands for one is enabled, takes everything, and gives nothing else
local nothing = {}
setmetatable(nothing, { __index = function(_, key) if type(key) == "number" then return nothing end
    return function(first, second)
      if key == "get" and (first == "enabled" or second == "enabled") then return true end
      return nothing
    end
  end,
  __newindex = function() end, __call = function() return nothing end, __len = function() return 0 end, __tostring = function() return "nothing" end })
hollow = nothing
local UNITY = { getChildren = true, getChild = true, getComponents = true, getComponent = true, getComponentInChildren = true,
  getComponentsInChildren = true, getMaterials = true, getMaterialsInChildren = true }
local function lacked(path)
  local kind = lacking[path]
  if kind == nil then return false end
  if invoke("c" .. SEP .. "__missing", path) == "throw" then error(path .. " is documented, and not there on this table", 3) end
  local _, name = split(path)
  if kind == "field" then return true, nil end
  return true, function() return UNITY[name] and nothing or nil end
end
for path in pairs(lacking) do
  local where, name = split(path)
  if where == nil then G[name] = function() local _, f = lacked(name) return f() end
  elseif where ~= "object" and where ~= "player" and spaces[where] == nil then space(where) end
end


-- MoonSharp looks for a member of userdata under other spellings as well, where there is none of the name that is asked for.
do
  local upper, gsub, byte = string.upper, string.gsub, string.byte
  local function raised(text) return upper(sub(text, 1, 1)) .. sub(text, 2) end
  local function joined(text) return sub(text, 1, 1) .. gsub(sub(text, 2), "_+(.?)", upper) end
  spelling = function(name, known)
    if type(name) ~= "string" or name == "" then return nil end
    local camel = joined(name)
    for _, other in ipairs({ raised(name), camel, raised(camel) }) do
      if known[other] then return other end
    end
    return nil
  end
end

local parts, partFields = {}, set(OBJECT_FIELDS)
do
  local methods, sometimes = OBJECT_METHODS, {}
  for i = 1, #methods do
    local where, name = split(methods[i])
    if where ~= nil then
      parts[where] = parts[where] or { methods = {}, always = true }
      parts[where].methods[name] = true
    end
  end
  sometimes = BEHAVIOURS
  for i = 1, #sometimes do
    local name = sometimes[i]
    parts[name] = parts[name] or { methods = {} }
    parts[name].always = false
  end
end
local function partOf(self, name)
  local part, k = parts[name], rawget(self, KEY)
  if not part.always and not invoke("og" .. SEP .. name .. SEP .. k) then return nil end
  return setmetatable({}, {
    __index = function(proxy, field)
      local path = name .. "." .. field
      if part.methods[field] then
        local head = "om" .. SEP .. path .. SEP .. k
        local function method(first, ...)
          if rawequal(first, proxy) then return invoke(head, ...) end
          return invoke(head, first, ...)
        end
        rawset(proxy, field, method)
        return method
      end
      if partFields[path] then return invoke("og" .. SEP .. path .. SEP .. k) end
      local other = spelling(field, part.methods)
      if other ~= nil then return proxy[other] end
      local found, value = lacked("object." .. path)
      if found then return value end
      error("cannot access field " .. tostring(field) .. " of userdata<" .. name .. ">", 2)
    end,
    __newindex = function(_, field, value) return invoke("os" .. SEP .. name .. "." .. field .. SEP .. k, value) end,
  })
end
