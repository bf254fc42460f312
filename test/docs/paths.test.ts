/** The pages for builders name files and headings that are there. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** Top folders that pages speak of; other paths may leave out where they begin. */
const TOP = ["assets", "docs", "mod", "scripts", "src", "tabletop", "test"];
const BELOW_SRC = readdirSync("src");

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const PAGES = [".", "docs", "docs/rules", "test/records"].flatMap(pagesIn);

/** All files and folders, each with the slash before its path, so that the end of a path can be looked for. */
const PATHS = TOP.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: "utf8" }).map((path) => `/${top}/${path}`),
).concat(readdirSync(".").map((path) => `/${path}`));

const WHOLE = new Set(PATHS);
/** What paths end with, from each slash on. */
const ENDS = new Set(
  PATHS.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(index))),
);

const textOf = (page: string): string => readFileSync(page, "utf8");

/** The code spans of a page that are paths or names of files. */
function namedPaths(page: string): string[] {
  const prose = textOf(page).replaceAll(/^```[^]*?^```$/gm, "");
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  return [...new Set(spans.filter((span) => isPath(span)))];
}

/** A file's name in lower case with the end of a source, or a path below a folder that pages speak of. */
function isPath(span: string): boolean {
  const path = span.replaceAll(/\{[^}]*\}/g, "x");
  if (/[\s"'()=,;:]/.test(path) || path.includes("...")) return false;
  const [first, ...rest] = path.split("/");
  if (rest.length > 0 && (TOP.includes(first) || BELOW_SRC.includes(first))) return true;
  return /^[a-z0-9/.-]+\.(ts|mjs|cs)$/.test(path);
}

/** `a/{b, c}` is two paths. */
function expand(path: string): string[] {
  const braces = /\{([^}]*)\}/.exec(path);
  if (braces === null) return [path];
  return braces[1].split(",").flatMap((part) => expand(path.replace(braces[0], part.trim())));
}

/** What stands for any name in a path of a page. */
const ANY = /<\w+>|\b[A-Z]{2,}\b|\*/g;

/** Whether a path of a page is there; most are names, and looking them up takes no time beside trying all paths. */
function isThere(path: string): boolean {
  const plain = path.replace(/\/$/, "");
  const isWhole = TOP.includes(plain.split("/")[0]);
  if (plain.search(ANY) >= 0) {
    const fits = matcher(plain, isWhole ? "^/" : "/");
    return PATHS.some((real) => fits.test(real));
  }
  const known = isWhole ? WHOLE : ENDS;
  return known.has(`/${plain}`) || known.has(`/${plain}.ts`);
}

/** What matches a path in which `<id>`, `ID` and `*` stand for any name. */
function matcher(path: string, begin: string): RegExp {
  const names = path
    .split("/")
    .map((name) => (name === "**" ? ".*" : name.replaceAll(/[.+]/g, "\\$&").replaceAll(ANY, "[^/]+")));
  return new RegExp(`${begin}${names.join("/")}(\\.ts)?$`);
}

describe.each(PAGES)("%s", (page) => {
  test("names files and folders that are there", () => {
    const missing = namedPaths(page)
      .flatMap(expand)
      .filter((path) => !isThere(path));
    expect(missing.join(" ")).toBe("");
  });

  test("links to pages and headings that are there", () => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
    const broken = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(page, link));
    expect(broken.join(" ")).toBe("");
  });
});

function leadsSomewhere(page: string, link: string): boolean {
  const [path, heading] = link.split("#");
  const target = path === "" ? page : join(dirname(page), path);
  return existsSync(target) && (heading === undefined || headings(target).includes(heading));
}

/** The headings of a page as GitHub makes anchors of them. */
function headings(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
