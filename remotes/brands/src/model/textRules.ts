import type { Check } from '../messages/fieldKinds';

/** Patterns of texts, copied from the api's schema. */
export const RULES: Record<Check, RegExp> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  digits: /^\d{8,15}$/,
  host: /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
  origin: /^https?:\/\/[a-z0-9.:-]+$/,
  sender: /^[^\r\n<>"@]{1,70}$/,
  day: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  place: /^[A-Z]{3}$/,
  ratio: /^(?:0\.[5-9]\d*|[1-7](?:\.\d+)?|8)$/,
};
/**
 * Control characters and marks that change the direction of a text, which the api rejects. Line breaks are allowed where
 * `isMultiLine`.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
export const hasInvisible = (text: string, isMultiLine = false): boolean =>
  INVISIBLE.test(isMultiLine ? text.replace(/\r?\n/g, '') : text);
/** True for the address of a brand's picture, by the rule of the api's schema. */
export const isPicture = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\/brand\/[a-z][a-z0-9-]{1,30}\/[a-z0-9][a-z0-9-]{0,60}\.(?:svg|png|webp|ico)$/.test(value);
/** Matches #rrggbb. */
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
