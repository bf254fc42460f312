-- What else is documented of vectors. Those that change a vector give it back.
do
  local V = getmetatable(Vector).__index
  local atan2, deg, rad, cos, sin, acos = math.atan2, math.deg, math.rad, math.cos, math.sin, math.acos
  function V.clamp(v, most)
    local m = v:magnitude()
    if m > most then v:scale(most / m) end
    return v
  end
  function V.moveTowards(v, target, most) return v:add(Vector.between(v, target):clamp(most)) end
  local function shadow(v, w)
    local square = w:sqrMagnitude()
    if square == 0 then return Vector(0, 0, 0) end
    return w:copy():scale(v:dot(w) / square)
  end
  function V.project(v, w) return v:set(shadow(v, Vector(w)):get()) end
  function V.projectOnPlane(v, normal) return v:sub(shadow(v, Vector(normal))) end
  function V.reflect(v, normal) return v:sub(shadow(v, Vector(normal)):scale(2)) end
  -- the directions within the plane of both; what points the other way turns over any axis
  function V.rotateTowardsUnit(v, target, most)
    local m, dot = v:magnitude(), v:normalized():dot(target)
    local angle = deg(acos(dot > 1 and 1 or dot < -1 and -1 or dot))
    if most == nil or angle <= most then return v:set(Vector(target):scale(m):get()) end
    local _, _, side = v:orthoNormalize(Vector(target))
    if side:sqrMagnitude() == 0 then _, _, side = v:orthoNormalize() end
    local turn = rad(most)
    return v:set((v * cos(turn) - side * (m * sin(turn))):get())
  end
  function V.rotateTowards(v, target, most) return v:rotateTowardsUnit(Vector(target):normalized(), most) end
  function V.orthoNormalize(v, planar)
    local base = v:normalized()
    local other = planar and Vector(planar) or Vector(1, 0, 0)
    if planar == nil and base:angle(other) < 10 then other = Vector(0, 0, 1) end
    local normal = base:cross(other:normalized())
    normal:normalize()
    return base, normal, base:cross(normal)
  end
  function V.heading(v, axis)
    if axis == nil then return v:heading("x"), v:heading("y"), v:heading("z") end
    if axis == "x" then return deg(atan2(v.y, v.z)) end
    if axis == "y" then return deg(atan2(v.x, v.z)) end
    if axis == "z" then return deg(atan2(v.x, v.y)) end
    error("Vector.heading takes x, y or z", 2)
  end
end
