import type { Database, Tx } from '../../../db/database';
import type { CatalogueFile } from '../format/catalogueFile';
import type { CataloguePackage } from '../format/packageSchema';
import type { FieldProblem } from '../format/fields';
import { comparePackage, type PackageChange } from './comparePackage';
import { readStoredPackages, type StoredPackage } from './readStoredPackages';
import { removeDepartures, removePackages } from './removePackages';
import type { DepartureKey } from '../departures/departureId';
import { type TooFew, writePackages } from './writePackages';

export interface ImportOptions {
  /** Source of the catalogue. The demo's catalogue never replaces an agency's own. */
  source: 'demo' | 'file';
  /** Hash of the imported content, so that an unchanged demo catalogue is not imported again. */
  hash: string;
  at: Date;
  isDryRun?: boolean;
}
export type ImportOutcome =
  | { kind: 'done'; changes: PackageChange[] }
  /** The import changed nothing, because sold rooms conflict with the file. Paths start at the root of the file. */
  | { kind: 'refused'; problems: FieldProblem[] };

/** Number of packages that are read, compared and written together. */
const AT_ONCE = 100;

/**
 * Replaces a brand's catalogue by the file's, in one transaction. Packages and departures that the file omits are deleted;
 * departures with sold or held rooms are closed instead. A dry run returns the same result and changes nothing. @throws the
 * driver's errors
 */
export function importCatalogue(
  db: Pick<Database, 'withBrand'>,
  brandId: string,
  { packages }: CatalogueFile,
  options: ImportOptions,
): Promise<ImportOutcome> {
  return db.withBrand(brandId, async (tx) => {
    await tx.query('savepoint before_import');
    const outcome: ImportOutcome = (await takeCatalogue(tx, brandId, options))
      ? await writeAll(tx, brandId, packages, options.at)
      : { kind: 'done', changes: [] };
    if (outcome.kind === 'refused' || options.isDryRun)
      await tx.query('rollback to savepoint before_import');
    return outcome;
  });
}

/** Locks the brand's catalogue until the transaction ends. Returns false when it must not change. */
async function takeCatalogue(
  tx: Tx,
  brandId: string,
  { source, hash, at }: ImportOptions,
): Promise<boolean> {
  const taken = await tx.query(
    `insert into package_catalogues as c (brand, source, hash, imported_at) values ($1, $2, $3, $4)
     on conflict (brand) do update set source = excluded.source, hash = excluded.hash, imported_at = excluded.imported_at,
       version = c.version + 1
       where excluded.source = 'file' or (c.source = 'demo' and c.hash <> excluded.hash)
     returning brand`,
    [brandId, source, hash, at],
  );
  return taken.length > 0;
}

async function writeAll(
  tx: Tx,
  brandId: string,
  packages: readonly CataloguePackage[],
  at: Date,
): Promise<ImportOutcome> {
  const changes: PackageChange[] = [];
  const problems: FieldProblem[] = [];
  for (let start = 0; start < packages.length; start += AT_ONCE) {
    const part = packages.slice(start, start + AT_ONCE);
    const done = await writePart(tx, brandId, part, at);
    changes.push(...done.changes);
    const inFile = ({ path, message }: FieldProblem) => ({
      path: ['packages', start + Number(path[0]), ...path.slice(1)],
      message,
    });
    problems.push(...done.problems.map(inFile));
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  changes.push(...(await removeOthers(tx, brandId, packages)));
  return { kind: 'done', changes };
}

/** Writes some packages. Paths of problems start with the index in `part`. */
async function writePart(
  tx: Tx,
  brandId: string,
  part: readonly CataloguePackage[],
  at: Date,
): Promise<{ changes: PackageChange[]; problems: FieldProblem[] }> {
  const stored = await readStoredPackages(
    tx,
    part.map(({ code }) => code),
  );
  const compared = part.flatMap((given, index) => {
    const change = comparePackage(stored.get(given.code), given);
    return change ? [{ given, index, change, before: stored.get(given.code) }] : [];
  });
  if (compared.length === 0) return { changes: [], problems: [] };
  const tooFew = await writePackages(
    tx,
    brandId,
    compared.map(({ given }) => given),
    compared.flatMap(({ given, before }) => (before ? [given.code] : [])),
    at,
  );
  const left = compared.flatMap(({ given, change: { departures } }) =>
    [...departures.removed, ...departures.closed].map((date) => ({ package: given.code, date })),
  );
  const gone = await removeDepartures(tx, brandId, left);
  return {
    changes: compared.map(({ change }) => withGone(change, gone)),
    problems: compared.flatMap(({ given, index, before }) => [
      ...soldProblems(given, index, tooFew),
      ...(before ? seasonProblems(given, index, before) : []),
    ]),
  };
}

/** Corrects a change by the departures that were actually deleted: those sold after the comparison remain. */
function withGone(change: PackageChange, gone: readonly DepartureKey[]): PackageChange {
  const went = (date: string) =>
    gone.some((day) => day.package === change.code && day.date === date);
  const left = [...change.departures.removed, ...change.departures.closed].sort();
  const departures = {
    ...change.departures,
    removed: left.filter(went),
    closed: left.filter((date) => !went(date)),
  };
  return { ...change, departures };
}

const soldProblems = (
  { code, departures }: CataloguePackage,
  index: number,
  tooFew: readonly TooFew[],
): FieldProblem[] =>
  tooFew
    .filter((row) => row.package === code)
    .map(({ date, room_type, taken }) => ({
      path: [
        index,
        'departures',
        departures.findIndex((one) => one.date === date),
        'rooms',
        room_type,
      ],
      message: `${taken} are sold or held: there cannot be fewer`,
    }));

/**
 * Problems of departures that remain although the file omits them: they need the prices of their season, at which they were
 * sold.
 */
function seasonProblems(
  given: CataloguePackage,
  index: number,
  { given: before, takenDays }: StoredPackage,
): FieldProblem[] {
  const remaining = before.departures.filter(
    ({ date }) => takenDays.has(date) && given.departures.every((one) => one.date !== date),
  );
  const known = new Set(given.prices.map(({ season }) => season));
  return remaining
    .filter(({ season }) => !known.has(season))
    .map(({ date, season }) => ({
      path: [index, 'prices'],
      message: `lack season ${season}, in which rooms of ${date} are sold or held`,
    }));
}

/** Deletes or withdraws the packages that the file omits. */
async function removeOthers(
  tx: Tx,
  brandId: string,
  packages: readonly CataloguePackage[],
): Promise<PackageChange[]> {
  const others = await tx.query<{ code: string; is_on_sale: boolean }>(
    'select code, is_on_sale from packages where brand = $1 and code <> all($2) order by code',
    [brandId, packages.map(({ code }) => code)],
  );
  const codes = others.map(({ code }) => code);
  if (codes.length === 0) return [];
  const days = await tx.query<DepartureKey & { is_offered: boolean }>(
    'select package, starts_on::text as date, is_offered from package_departures where brand = $1 and package = any($2) order by 1, 2',
    [brandId, codes],
  );
  const goneDays = await removeDepartures(tx, brandId, days);
  const gone = new Set(await removePackages(tx, brandId, codes));
  return others.flatMap(({ code, is_on_sale }): PackageChange[] => {
    const own = (list: readonly DepartureKey[]) =>
      list.filter((day) => day.package === code).map(({ date }) => date);
    const removed = own(goneDays);
    const closed = own(days.filter(({ is_offered }) => is_offered)).filter(
      (d) => !removed.includes(d),
    );
    const isGone = gone.has(code);
    if (!isGone && !is_on_sale && removed.length + closed.length === 0) return [];
    const departures = { added: [], changed: [], removed, closed };
    return [{ code, kind: isGone ? 'removed' : 'withdrawn', fields: [], departures }];
  });
}
