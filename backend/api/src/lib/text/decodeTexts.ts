import { decode } from 'html-entities';

/**
 * Copies a JSON value and decodes the HTML entities in its texts: `Caf&eacute; &amp; Bar` becomes `Café & Bar`. Suppliers and
 * catalogues send such texts, and pages show plain text. Use it for content, never for keys that are sent back.
 */
export function decodeTexts<T>(value: T): T;
export function decodeTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('&') ? decode(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => decodeTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decodeTexts(item)]));
}
