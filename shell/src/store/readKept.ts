export type Kept = Record<string, unknown>;

/** What redux-persist wrote: an object of JSON texts, one per field. @throws SyntaxError when it is not. */
export function readKept(text: string): Kept {
  const { _persist, ...fields } = JSON.parse(text) as Record<string, string>;
  return Object.fromEntries(Object.entries(fields).map(([name, json]) => [name, JSON.parse(json)]));
}
