/** Parts of the page by themselves, in a tab that has nothing else. */
import { build } from "esbuild";
import { onTestFinished } from "vitest";
import { sharedBrowser } from "./chromium";

/** Bundles exports of the page's files, by file, and gives what an expression that names them comes to in a new tab. */
export async function runAlone<T>(
  exports: Readonly<Record<string, readonly string[]>>,
  expression: string,
): Promise<T> {
  const imports = Object.entries(exports).map(
    ([file, names]) => `import { ${names.join(", ")} } from "${file}";`,
  );
  const contents = `${imports.join("\n")}\nObject.assign(globalThis, { ${Object.values(exports).flat().join(", ")} });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "tabletop/page", loader: "ts" },
    ...{ bundle: true, write: false, format: "iife" },
  });
  const browser = await sharedBrowser();
  const tab = await browser.newPage();
  onTestFinished(async () => tab.close());
  await tab.evaluate(outputFiles[0].text);
  return tab.evaluate<T>(expression);
}
