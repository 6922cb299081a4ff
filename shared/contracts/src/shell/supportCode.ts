/** Support code in every footer: the brand and the name of the release set, such as `tiquete.0123456789ab`. */
export const SUPPORT_CODE = /^([a-z0-9-]{1,40})\.([0-9a-f]{12})$/;

export const toSupportCode = (brand: string, set: string): string =>
  `${brand}.${set.replace(/^set_/, '')}`;

/** Null for text that is not a support code. */
export function parseSupportCode(code: string): { brand: string; set: string } | null {
  const [, brand, digits] = SUPPORT_CODE.exec(code) ?? [];
  return brand && digits ? { brand, set: `set_${digits}` } : null;
}
