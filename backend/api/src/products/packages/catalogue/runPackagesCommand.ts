import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { addDays, today } from '@tiquete/domain';
import { join, parse } from 'node:path';
import type { Database } from '../../../db/database';
import {
  type CommandOutput,
  type Report,
  runCommandLine,
} from '../../../lib/command/runCommandLine';
import { tableLines } from '../../../lib/command/table';
import { locate, problemLine } from '../../../lib/readJsonFile';
import type { ExchangeRates } from '../../../money';
import { importCatalogue } from './importCatalogue';
import { toDayText } from './listing/listing';
import { createPostgresCatalogue } from './postgresCatalogue';
import { exportCatalogue } from './readStoredPackages';
import type { FieldProblem } from '../format/fields';
import { readCatalogue, type ReadCatalogue } from '../format/catalogueFile';
import { findPackages, listFound } from '../search/findPackages';
import { createPackagePrices } from '../search/packagePrices';
import type { PackageChange } from './comparePackage';
import type { CataloguePackage } from '../format/packageSchema';

export interface CommandParts {
  db: Database;
  clock: () => Date;
  exchange: Pick<ExchangeRates, 'rateOf'>;
  /** Folder of all brands' files. */
  brandsDir: string;
}
/** Opens the database for one command, and closes it afterwards. */
type WithParts = (use: (parts: CommandParts) => Promise<Report>) => Promise<Report>;

/** Runs one command of the catalogue. @throws Error when a file cannot be read or written */
export const runPackagesCommand = (
  args: readonly string[],
  withParts: WithParts,
): Promise<CommandOutput> =>
  runCommandLine(args, {
    name: 'packages',
    notes: ['Exit codes: 0 done, 1 refused, 2 not understood.'],
    rejectsEmpty: true,
    define(program, say) {
      const brandFlags = '--brand <BRAND>';
      const ofBrand = (brand: string, use: (parts: CommandParts) => Promise<Report>) =>
        say(
          withParts(async (parts) => {
            const [known] = await parts.db.query('select 1 from brands where id = $1', [brand]);
            return known ? use(parts) : refused(`There is no brand "${brand}".`);
          }),
        );
      program
        .command('check <FILE>')
        .description('lists the mistakes of a catalogue; needs no database')
        .action((file) => say(checkFile(file)));
      program
        .command('import <FILE>')
        .description('makes the file the catalogue of a brand')
        .requiredOption(brandFlags)
        .option('--dry-run', 'only lists what would change')
        .action((file, { brand, dryRun }) =>
          ofBrand(brand, (parts) => importFile(parts, { brand, file, isDryRun: dryRun === true })),
        );
      program
        .command('export <FILE>')
        .description('writes the catalogue of a brand as an import reads it')
        .requiredOption(brandFlags)
        .action((file, { brand }) => ofBrand(brand, ({ db }) => exportFile(db, brand, file)));
      program
        .command('list [PLACE...]')
        .description(
          'lists what is sold in the coming year, everywhere or in regions, countries and cities',
        )
        .requiredOption(brandFlags)
        .action((places, { brand }) => ofBrand(brand, (parts) => list(parts, brand, places)));
    },
  });

const refused = (...lines: string[]): Report => ({ exitCode: 1, lines });

async function checkFile(file: string): Promise<Report> {
  const read = readCatalogue(await readFile(file, 'utf8'));
  if (read.kind === 'bad') return refused(...problemLines(file, read));
  const departures = read.file.packages.reduce((sum, one) => sum + one.departures.length, 0);
  return { lines: [`${file}: ${read.file.packages.length} packages, ${departures} departures`] };
}
const problemLines = (file: string, { problems }: Extract<ReadCatalogue, { kind: 'bad' }>) =>
  problems.map((problem) => problemLine(file, problem));

async function importFile(
  { db, clock, brandsDir }: CommandParts,
  { file, brand, isDryRun }: { file: string; brand: string; isDryRun: boolean },
): Promise<Report> {
  const text = await readFile(file, 'utf8');
  const read = readCatalogue(text);
  if (read.kind === 'bad') return refused(...problemLines(file, read), NOTHING);
  const refuse = (found: readonly FieldProblem[]) => {
    const problems = locate(text, found);
    return refused(...problemLines(file, { kind: 'bad', problems }), NOTHING);
  };
  const missing = await missingPictures(brandsDir, brand, read.file.packages);
  if (missing.length > 0) return refuse(missing);
  const hash = createHash('sha256').update(text).digest('hex');
  const options = { source: 'file', hash, at: clock(), isDryRun } as const;
  const outcome = await importCatalogue(db, brand, read.file, options);
  if (outcome.kind === 'refused') return refuse(outcome.problems);
  return {
    lines: [...outcome.changes.flatMap(describeChange), describeAll(outcome.changes, isDryRun)],
  };
}
const NOTHING = 'Nothing was changed.';

async function exportFile(db: Database, brand: string, file: string): Promise<Report> {
  const catalogue = await exportCatalogue(db, brand);
  // The file is renamed at the end, so that readers never find a partial one.
  await writeFile(`${file}.part`, `${JSON.stringify(catalogue, null, 2)}\n`);
  await rename(`${file}.part`, file);
  return { lines: [`${file}: ${catalogue.packages.length} packages`] };
}

const DAYS_AHEAD = 366;
async function list(
  { db, clock, exchange }: CommandParts,
  brand: string,
  places: readonly string[],
): Promise<Report> {
  const day = today(clock());
  const listing = await createPostgresCatalogue(db).listing(brand, day);
  const prices = await createPackagePrices(exchange)(listing);
  const columns = findPackages(listing, prices, {
    ...(places.length > 0 && { places }),
    from: day,
    to: addDays(day, DAYS_AHEAD),
    today: day,
  });
  const found = listFound(listing, columns).sort((a, b) => a.pesos - b.pesos);
  const rows = found.map(({ listed: { code, name, nights, currency }, row }) => [
    code,
    name,
    `${nights} nights`,
    toDayText(listing.departures.day[row] ?? 0),
    `${currency} ${listing.departures.price[row]}`,
  ]);
  return { lines: [...tableLines(rows), `${rows.length} packages are sold.`] };
}

const SIGNS: Record<PackageChange['kind'], string> = {
  added: '+',
  changed: '~',
  removed: '-',
  withdrawn: '-',
};
const countOf = (days: readonly string[], what: string) =>
  `${days.length} ${days.length === 1 ? 'departure' : 'departures'} ${what}`;

/** Report of a change: a line per package, and one for each departure that remains because rooms are sold or held. */
function describeChange({ code, kind, fields, departures }: PackageChange): string[] {
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

/** Last line of the report, with the number of changes. */
function describeAll(changes: readonly PackageChange[], isDryRun: boolean): string {
  if (changes.length === 0) return 'The catalogue is as in the file already.';
  const packages = `${changes.length} ${changes.length === 1 ? 'package' : 'packages'}`;
  return isDryRun ? `${packages} would change. Nothing was written.` : `${packages} changed.`;
}

/** Pictures of the brand that the catalogue names but its files lack. Paths start at the root of the file. */
async function missingPictures(
  brandsDir: string,
  brand: string,
  packages: readonly CataloguePackage[],
): Promise<FieldProblem[]> {
  const files = await readdir(join(brandsDir, brand, 'pictures')).catch(() => []);
  const own = files
    .map((file) => parse(file))
    .filter(({ ext }) => ext === '.jpg' || ext === '.webp')
    .map(({ name }) => `/media/own/${brand}/${name}`);
  const known = new Set(own);
  return packages.flatMap(({ pictures }, index) =>
    pictures.flatMap(({ path }, place) =>
      path.startsWith('/media/own/') && !known.has(path)
        ? [
            {
              path: ['packages', index, 'pictures', place, 'path'],
              message: 'is not among the pictures of the brand',
            },
          ]
        : [],
    ),
  );
}
