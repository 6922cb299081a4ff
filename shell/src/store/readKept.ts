export type Kept = Record<string, unknown>;

/** Parses what redux-persist stored, without marks: an object of JSON texts, one per field. @throws SyntaxError for anything else. */
export function readKept(text: string): Kept {
  const { _persist, _carried, ...fields } = readTexts(text);
  return Object.fromEntries(Object.entries(fields).map(([name, json]) => [name, JSON.parse(json)]));
}
/** The same, as texts and with marks. */
export const readTexts = (text: string): Record<string, string> =>
  JSON.parse(text) as Record<string, string>;
