/** Why a computer does something: a stable code, and the ids and numbers that belong into its sentence. */
export interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export function reason(code: string, params: Reason["params"] = {}): Reason {
  return { code, params };
}
