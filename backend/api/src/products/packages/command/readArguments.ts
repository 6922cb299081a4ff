import { parseArgs } from 'node:util';

export const USAGE = [
  'packages check FILE                                says what is wrong with a catalogue',
  'packages import FILE --brand BRAND [--dry-run]     makes it the catalogue of a brand, or says what that would change',
  'packages export FILE --brand BRAND                 writes the catalogue of a brand as an import reads it',
  'packages list [PLACE…] --brand BRAND               what is sold in the coming year, everywhere or in regions, countries and cities',
].join('\n');

const OPTIONS = { brand: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

export type PackagesCommand =
  | { act: 'check'; file: string }
  | { act: 'import'; file: string; brand: string; isDryRun: boolean }
  | { act: 'export'; file: string; brand: string }
  | { act: 'list'; places: string[]; brand: string };

/** What is asked for, or null when it cannot be understood. */
export function readArguments(args: readonly string[]): PackagesCommand | null {
  const given = readWords(args);
  if (!given) return null;
  const [act, ...words] = given.positionals;
  const { brand, 'dry-run': isDryRun = false } = given.values;
  const [file, ...rest] = words;
  if (brand === '' || (isDryRun && act !== 'import')) return null;
  if (act === 'list') return brand === undefined ? null : { act, places: words, brand };
  if (!file || rest.length > 0) return null;
  if (act === 'check') return { act, file };
  if (brand === undefined) return null;
  if (act === 'import') return { act, file, brand, isDryRun };
  return act === 'export' ? { act, file, brand } : null;
}

function readWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}
