import type { PackageChange } from './comparePackage';

const SIGNS: Record<PackageChange['kind'], string> = {
  added: '+',
  changed: '~',
  removed: '-',
  withdrawn: '-',
};
const countOf = (days: readonly string[], what: string) =>
  `${days.length} ${days.length === 1 ? 'departure' : 'departures'} ${what}`;

/** One line per package, and one more for each departure that stays because rooms are sold or held. */
export function describeChange({ code, kind, fields, departures }: PackageChange): string[] {
  const { added, changed, removed, closed } = departures;
  const parts = [
    kind,
    ...(fields.length > 0 ? [fields.join(', ')] : []),
    ...(added.length > 0 ? [countOf(added, 'added')] : []),
    ...(changed.length > 0 ? [countOf(changed, 'changed')] : []),
    ...(removed.length > 0 ? [countOf(removed, 'removed')] : []),
  ];
  return [
    `${SIGNS[kind]} ${code}: ${parts.join('; ')}`,
    ...closed.map((date) => `  ${date} stays, closed: rooms are sold or held`),
  ];
}

/** The last line. */
export function describeAll(changes: readonly PackageChange[], isDryRun: boolean): string {
  if (changes.length === 0) return 'The catalogue is as in the file already.';
  const packages = `${changes.length} ${changes.length === 1 ? 'package' : 'packages'}`;
  return isDryRun ? `${packages} would change. Nothing was written.` : `${packages} changed.`;
}
