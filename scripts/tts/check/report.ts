import { printableLine } from "../../printable";
import type { Finding } from "./finding";

/** Findings for people: a line each, and how many there are. */
export function forPeople(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ file, line, severity, code, message }) => `${file}:${line}: ${severity}: ${message} [${code}]`,
  );
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.length - errors;
  const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;
  return [...lines.map(printableLine), `${count(errors, "error")}, ${count(warnings, "warning")}.`].join(
    "\n",
  );
}

/** Findings for GitHub's checks, which show them beside the lines. */
export function forGitHub(findings: readonly Finding[]): string {
  return findings
    .map(
      ({ file, line, severity, code, message }) =>
        `::${severity} file=${property(file)},line=${line},title=${property(code)}::${data(message)}`,
    )
    .join("\n");
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
