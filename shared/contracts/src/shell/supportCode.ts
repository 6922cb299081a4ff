/**
 * Support code in every footer: the brand, the name of the release set, and each earlier release that the page used in place of
 * one that did not start. Examples: `tiquete.0123456789ab`, `tiquete.0123456789ab+hotels_9f11207074`.
 */
export const SUPPORT_CODE = /^([a-z0-9-]{1,40})\.([0-9a-f]{12})((?:\+[a-z0-9_]{1,80}){0,12})$/;

export const toSupportCode = (
  brand: string,
  set: string,
  instead: readonly string[] = [],
): string => [`${brand}.${set.replace(/^set_/, '')}`, ...[...instead].sort()].join('+');

export interface NamedSet {
  brand: string;
  set: string;
  /** Releases used in place of those of the set. */
  instead: string[];
}
/** Null for text that is not a support code. */
export function parseSupportCode(code: string): NamedSet | null {
  const [, brand, digits, used = ''] = SUPPORT_CODE.exec(code) ?? [];
  return brand && digits
    ? { brand, set: `set_${digits}`, instead: used.split('+').filter(Boolean) }
    : null;
}
