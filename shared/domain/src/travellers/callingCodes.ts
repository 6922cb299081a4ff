import callingCodes from './callingCodes.json';

/** ISO 3166-1 alpha-2 → digits of the calling code (ITU-T E.164); several countries share one code. */
export const CALLING_CODES: Readonly<Record<string, string>> = callingCodes;
/** Digits of a typed number without separators and without the calling code, which many people type again. */
export function phoneDigits(typed: string, country: string): string {
  const code = CALLING_CODES[country] ?? '';
  const digits = typed.replace(/\(0\)/, '').replace(/[\s().-]/g, '');
  const prefix = [`+${code}`, `00${code}`].find((one) => code !== '' && digits.startsWith(one));
  return digits.slice(prefix?.length ?? 0);
}
const HOME = 'CO';
/** The main country of a shared code. */
const MAIN = ['US', 'GB', 'IT', 'RU', 'NO', 'FR'];
/** The country to show for a calling code; Colombia for none. */
export function countryOfCode(code: string | null): string {
  if (code === null || CALLING_CODES[HOME] === code) return HOME;
  const found = Object.keys(CALLING_CODES).filter((country) => CALLING_CODES[country] === code);
  return MAIN.find((main) => found.includes(main)) ?? found[0] ?? HOME;
}
