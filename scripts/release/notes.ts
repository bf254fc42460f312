import { Complaint } from "../complaint";

/** What a changelog says of a version. */
export interface Notes {
  readonly text: string;
  /** Whether it has changes that belong to no version yet. */
  readonly hasUnreleased: boolean;
}

/**
 * The notes of a version, cut from a changelog: its section, and before it the changes that belong to none yet. Complains
 * where there is no such section.
 */
export function notesOf(changelog: string, version: string): Notes {
  const own = sectionOf(changelog, version);
  if (own === undefined)
    throw new Complaint(`CHANGELOG.md has no section [${version}], the version of package.json.`);
  const unreleased = sectionOf(changelog, "Unreleased") ?? "";
  const hasUnreleased = /^- /m.test(unreleased);
  const before = hasUnreleased ? `## Since ${version}\n\n${unreleased}\n\n` : "";
  return { text: `${before}## ${version}\n\n${own}\n`, hasUnreleased };
}

/** What stands below the heading of a version, without links to other pages of the project. */
function sectionOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) => section.startsWith(`[${version}]`));
  return found
    ?.slice(found.indexOf("\n"))
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim();
}
