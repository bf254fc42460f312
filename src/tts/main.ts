/** What the bundle offers to its host: global functions that take strings and return a string. */
interface Host {
  bundleName: (this: void) => string;
}

const host = globalThis as unknown as Host;

host.bundleName = () => "castle-risk-europe";
