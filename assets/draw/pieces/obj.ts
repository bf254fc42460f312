/** Meshes as OBJ files. */
import type { Mesh } from "./mesh";

const f4 = (v: number): string => (Math.round(v * 1e4) / 1e4 + 0).toString();

/** A mesh as the text of an OBJ file. */
export function toObj(name: string, mesh: Mesh): string {
  const tables = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const id = (table: number, values: readonly number[]): number => {
    const key = values.map(f4).join(" ");
    const map = tables[table];
    if (!map.has(key)) map.set(key, map.size + 1);
    return map.get(key)!;
  };
  const faces = mesh.map(
    (tri) => `f ${tri.map((c) => `${id(0, c.p)}/${id(1, c.t)}/${id(2, c.n)}`).join(" ")}`,
  );
  return [
    `# ${name}, Castle Risk: Europe, MIT`,
    `o ${name}`,
    ...[...tables[0].keys()].map((k) => `v ${k}`),
    ...[...tables[1].keys()].map((k) => `vt ${k}`),
    ...[...tables[2].keys()].map((k) => `vn ${k}`),
    ...faces,
    "",
  ].join("\n");
}
