const MOST = 6;

/** Codes of an agreement with an airline, apart by commas or spaces, in upper case; null when one cannot be one. */
export function readCorporateCodes(text: string): string[] | null {
  const codes = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase());
  return codes.length <= MOST && codes.every((code) => /^[A-Z0-9-]{2,20}$/.test(code))
    ? [...new Set(codes)]
    : null;
}
