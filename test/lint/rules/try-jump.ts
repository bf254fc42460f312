import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "try { for (const x of xs) { if (x > 1) break; } } catch { use(); }",
    "try { switch (n) { case 1: break; } } catch { use(); }",
    "for (const x of xs) { try { use(() => { for (const y of xs) { if (y === x) continue; } }); } catch { use(); } }",
    "function f() { for (const x of xs) { try { return x; } catch { use(); } } return 0; } use(f);",
  ],
  bad: [
    "for (const x of xs) { try { if (x > 1) break; } catch { use(); } }",
    "for (const x of xs) { try { use(x); } catch { continue; } }",
    "for (const x of xs) { try { switch (x) { case 1: continue; } } finally { use(); } }",
  ],
};
