import { isDeepStrictEqual } from 'node:util';
import type { CataloguePackage } from '../format/packageSchema';
import { packageContentOf } from './toRows';
import type { StoredPackage } from './readStoredPackages';

export interface PackageChange {
  code: string;
  /** Kind of the change. `withdrawn`: no longer sold, but stored because rooms are sold or held. */
  kind: 'added' | 'changed' | 'removed' | 'withdrawn';
  /** Fields of the package that differ. */
  fields: string[];
  /** Days of departures by kind of change. `closed`: not in the file, but stored because rooms are sold or held. */
  departures: Record<'added' | 'changed' | 'removed' | 'closed', string[]>;
}

/** Differences between the stored package and the file's; null when they are equal. */
export function comparePackage(
  stored: StoredPackage | undefined,
  wanted: CataloguePackage,
): PackageChange | null {
  const { code } = wanted;
  const days = (list: CataloguePackage['departures']) => list.map(({ date }) => date);
  if (!stored) {
    const added = days(wanted.departures);
    return {
      code,
      kind: 'added',
      fields: [],
      departures: { added, changed: [], removed: [], closed: [] },
    };
  }
  const known = new Map(stored.given.departures.map((departure) => [departure.date, departure]));
  const there = new Set(days(wanted.departures));
  const gone = stored.given.departures.filter(({ date }) => !there.has(date));
  const departures = {
    added: days(wanted.departures.filter(({ date }) => !known.has(date))),
    changed: days(
      wanted.departures.filter(
        (departure) =>
          known.has(departure.date) && !isDeepStrictEqual(known.get(departure.date), departure),
      ),
    ),
    removed: days(gone.filter(({ date }) => !stored.takenDays.has(date))),
    closed: days(
      gone.filter(({ date, status }) => stored.takenDays.has(date) && status === 'OPEN'),
    ),
  };
  const fields = changedFields(stored.given, wanted);
  const isSame =
    fields.length === 0 && Object.values(departures).every((list) => list.length === 0);
  return isSame ? null : { code, kind: 'changed', fields, departures };
}

function changedFields(before: CataloguePackage, after: CataloguePackage): string[] {
  const fieldsOf = (given: CataloguePackage) =>
    new Map<string, unknown>(
      Object.entries({ ...packageContentOf(given), on_sale: given.on_sale }),
    );
  const [old, wanted] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...wanted.keys()])].filter(
    (name) => !isDeepStrictEqual(old.get(name), wanted.get(name)),
  );
}
