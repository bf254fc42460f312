-- Vector and Color: tables with x, y, z or r, g, b, a, which are also reachable as 1, 2, 3, 4.
local function component(keys, methods)
  return function(self, key)
    local name = keys[key]
    if name ~= nil then return rawget(self, name) end
    return methods[key]
  end, function(self, key, value) rawset(self, keys[key] or key, value) end
end
do
  local V, meta = {}, {}
  local axes = { "x", "y", "z" }
  local sqrt = math.sqrt
  meta.__index, meta.__newindex = component(axes, V)
  local function new(x, y, z) return setmetatable({ x = x, y = y, z = z }, meta) end
  local function parts(v) return v.x or v[1] or 0, v.y or v[2] or 0, v.z or v[3] or 0 end
  local function make(x, y, z)
    if type(x) == "table" then return new(parts(x)) end
    return new(x or 0, y or 0, z or 0)
  end
  function V.copy(v) return new(v.x, v.y, v.z) end
  function V.get(v) return v.x, v.y, v.z end
  function V.setAt(v, key, value) v[key] = value return v end
  function V.set(v, x, y, z) v.x = x or v.x v.y = y or v.y v.z = z or v.z return v end
  function V.add(v, w) local x, y, z = parts(w) v.x = v.x + x v.y = v.y + y v.z = v.z + z return v end
  function V.sub(v, w) local x, y, z = parts(w) v.x = v.x - x v.y = v.y - y v.z = v.z - z return v end
  function V.scale(v, w, b, c)
    local x, y, z = w, w, w
    if type(w) == "table" then x, y, z = parts(w) elseif b ~= nil then y, z = b, c end
    v.x = v.x * x v.y = v.y * y v.z = v.z * z
    return v
  end
  function V.dot(v, w) local x, y, z = parts(w) return v.x * x + v.y * y + v.z * z end
  function V.cross(v, w)
    local x, y, z = parts(w)
    return new(v.y * z - v.z * y, v.z * x - v.x * z, v.x * y - v.y * x)
  end
  function V.sqrMagnitude(v) return v:dot(v) end
  function V.magnitude(v) return sqrt(v:dot(v)) end
  function V.normalized(v) local m = v:magnitude() if m == 0 then return new(0, 0, 0) end return new(v.x / m, v.y / m, v.z / m) end
  function V.normalize(v) local n = v:normalized() return v:set(n.x, n.y, n.z) end
  function V.inverse(v) return v:scale(-1) end
  function V.sqrDistance(v, w) return v:copy():sub(w):sqrMagnitude() end
  function V.distance(v, w) return sqrt(v:sqrDistance(w)) end
  function V.equals(v, w, margin) return v:sqrDistance(w) <= (margin or 0.001) end
  function V.lerp(v, w, t) local x, y, z = parts(w) return new(v.x + (x - v.x) * t, v.y + (y - v.y) * t, v.z + (z - v.z) * t) end
  function V.angle(v, w) return math.deg(math.acos(v:normalized():dot(make(w):normalized()))) end
  function V.rotateOver(v, axis, degrees)
    local a, c, s = axis, math.cos(math.rad(degrees)), math.sin(math.rad(degrees))
    if a == "x" then return v:set(v.x, v.y * c - v.z * s, v.y * s + v.z * c) end
    if a == "y" then return v:set(v.x * c + v.z * s, v.y, v.z * c - v.x * s) end
    if a == "z" then return v:set(v.x * c - v.y * s, v.x * s + v.y * c, v.z) end
    error("Vector.rotateOver takes x, y or z", 2)
  end
  function V.string(v, prefix) return (prefix or "") .. tostring(v) end
  meta.__add = function(v, w) return make(v):add(w) end
  meta.__sub = function(v, w) return make(v):sub(w) end
  meta.__unm = function(v) return v:copy():inverse() end
  meta.__mul = function(v, w) if type(v) == "number" then v, w = w, v end return make(v):scale(w) end
  meta.__div = function(v, w) return make(v):scale(1 / w) end
  meta.__eq = function(v, w) return v:equals(w) end
  meta.__tostring = function(v) return "Vector: { " .. v.x .. ", " .. v.y .. ", " .. v.z .. " }" end
  Vector = setmetatable({ new = make, between = function(v, w) return make(w):sub(v) end,
    min = function(v, w) v, w = make(v), make(w) return new(math.min(v.x, w.x), math.min(v.y, w.y), math.min(v.z, w.z)) end,
    max = function(v, w) v, w = make(v), make(w) return new(math.max(v.x, w.x), math.max(v.y, w.y), math.max(v.z, w.z)) end,
    sqrDistance = function(v, w) return make(v):sqrDistance(w) end,
    distance = function(v, w) return make(v):distance(w) end },
    { __index = V, __call = function(_, ...) return make(...) end })
end
do
  local C, meta = {}, {}
  local names = { White = "ffffff", Brown = "703a16", Red = "da1917", Orange = "f3631c", Yellow = "e6e42b", Green = "30b22a",
    Teal = "20b09a", Blue = "1e87ff", Purple = "9f1fef", Pink = "f46fcd", Grey = "7f7f7f", Black = "3f3f3f" }
  local order = { "White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink", "Grey", "Black" }
  meta.__index, meta.__newindex = component({ "r", "g", "b", "a" }, C)
  local function new(r, g, b, a) return setmetatable({ r = r, g = g, b = b, a = a }, meta) end
  local function make(r, g, b, a)
    if type(r) == "table" then return make(r.r or r[1], r.g or r[2], r.b or r[3], r.a or r[4]) end
    return new(r or 0, g or 0, b or 0, a or 1)
  end
  local function fromHex(hex)
    local text = string.gsub(hex, "#", "")
    local function byte(at) return tonumber(string.sub(text, at, at + 1), 16) / 255 end
    return new(byte(1), byte(3), byte(5), #text >= 8 and byte(7) or 1)
  end
  -- by their names in lower case
  local colors = {}
  for name, hex in pairs(names) do colors[string.lower(name)] = fromHex(hex) end
  local function named(name)
    local found = type(name) == "string" and colors[string.lower(name)]
    return found and found:copy() or nil
  end
  local function fromString(name) return named(name) or error(tostring(name) .. " is not a valid color", 2) end
  -- In the original each script has colours of its own; here all share them, and the same name may be added by several.
  local function add(name, color)
    if getmetatable(color) ~= meta then error(tostring(color) .. " is not a Color instance", 2) end
    local key = string.lower(name)
    if colors[key] == nil then order[#order + 1] = string.upper(string.sub(name, 1, 1)) .. string.sub(key, 2) end
    colors[key] = color:copy()
  end
  function C.copy(c) return new(c.r, c.g, c.b, c.a) end
  function C.get(c) return c.r, c.g, c.b, c.a end
  function C.setAt(c, key, value) c[key] = value return c end
  function C.set(c, r, g, b, a) c.r = r or c.r c.g = g or c.g c.b = b or c.b c.a = a or c.a return c end
  function C.equals(c, d, margin)
    local m = margin or 0.01
    local function near(x, y) return math.abs(x - y) <= m end
    return near(c.r, d.r) and near(c.g, d.g) and near(c.b, d.b) and near(c.a, d.a)
  end
  function C.lerp(c, d, t) return new(c.r + (d.r - c.r) * t, c.g + (d.g - c.g) * t, c.b + (d.b - c.b) * t, c.a + (d.a - c.a) * t) end
  function C.toHex(c, alpha)
    local function two(x) return string.format("%02x", math.floor(x * 255 + 0.5)) end
    return two(c.r) .. two(c.g) .. two(c.b) .. (alpha and two(c.a) or "")
  end
  function C.toString(c, margin)
    for i = 1, #order do if c:equals(named(order[i]), margin) then return order[i] end end
    return nil
  end
  function C.dump(c, prefix)
    local name = c:toString()
    return (prefix and prefix .. ": " or "") .. (name and name .. " " or "")
      .. "{ r = " .. c.r .. ", g = " .. c.g .. ", b = " .. c.b .. (c.a < 1 and ", a = " .. c.a or "") .. " }"
  end
  meta.__eq = function(c, d) return c:equals(d) end
  meta.__tostring = function(c) return "Color: { r = " .. c.r .. ", g = " .. c.g .. ", b = " .. c.b .. ", a = " .. c.a .. " }" end
  Color = setmetatable({ new = make, fromHex = fromHex, fromString = fromString, Add = add, list = order },
    { __call = function(_, ...) return make(...) end, __index = function(_, key)
      if C[key] ~= nil then return C[key] end
      return named(key)
    end })
end
