import { isObject } from '../isObject';

export type StoredFields = Record<string, unknown>;

/**
 * Parses a stored slice and drops its marks. A field with invalid JSON becomes undefined. Returns null when the text cannot
 * be read.
 */
export function readStored(text: string): StoredFields | null {
  const texts = readTexts(text);
  if (!texts) return null;
  const { _persist, _carried, ...fields } = texts;
  return Object.fromEntries(Object.entries(fields).map(([name, json]) => [name, toValue(json)]));
}
/** Parses a stored slice with its marks. redux-persist stores an object of JSON texts, one per field. */
export function readTexts(text: string): StoredFields | null {
  const texts = toValue(text);
  return isObject(texts) && !Array.isArray(texts) ? texts : null;
}
function toValue(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}
