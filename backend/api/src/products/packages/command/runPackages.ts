import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { addDays, today } from '@tiquete/domain';
import type { Database } from '../../../db/database';
import { locate, problemLine } from '../../../lib/json-file/readJsonFile';
import type { ExchangeRates } from '../../../modules/exchange';
import { exportCatalogue } from '../catalogue/exportCatalogue';
import { importCatalogue } from '../catalogue/importCatalogue';
import { toDayText } from '../catalogue/listing/listing';
import { createPostgresCatalogue } from '../catalogue/postgresCatalogue';
import type { FieldProblem } from '../format/fieldProblem';
import { readCatalogue, type ReadCatalogue } from '../format/readCatalogue';
import { findPackages, listFound } from '../search/findPackages';
import { createPrices } from '../search/pesos';
import { describeAll, describeChange } from './describe';
import { missingPictures } from './missingPictures';
import type { PackagesCommand } from './readArguments';

export interface CommandParts {
  db: Database;
  clock: () => Date;
  exchange: Pick<ExchangeRates, 'rateOf'>;
  /** With a folder of each brand's files. */
  brandsDir: string;
}
export interface CommandAnswer {
  exitCode: 0 | 1;
  lines: string[];
}
const refused = (...lines: string[]): CommandAnswer => ({ exitCode: 1, lines });

/** Whether a file is a catalogue; needs no database. @throws Error when it cannot be read */
export async function checkFile(file: string): Promise<CommandAnswer> {
  const read = readCatalogue(await readFile(file, 'utf8'));
  if (read.kind === 'bad') return refused(...problemLines(file, read));
  const departures = read.file.packages.reduce((sum, one) => sum + one.departures.length, 0);
  return {
    exitCode: 0,
    lines: [`${file}: ${read.file.packages.length} packages, ${departures} departures`],
  };
}
const problemLines = (file: string, { problems }: Extract<ReadCatalogue, { kind: 'bad' }>) =>
  problems.map((problem) => problemLine(file, problem));

type BrandCommand = Exclude<PackagesCommand, { act: 'check' }>;

/** @throws Error when a file cannot be read or written */
export async function runPackages(
  command: BrandCommand,
  parts: CommandParts,
): Promise<CommandAnswer> {
  const [known] = await parts.db.query('select 1 from brands where id = $1', [command.brand]);
  if (!known) return refused(`There is no brand "${command.brand}".`);
  if (command.act === 'import') return importFile(command, parts);
  if (command.act === 'export') return exportFile(command, parts);
  return list(command, parts);
}

async function importFile(
  { file, brand, isDryRun }: Extract<BrandCommand, { act: 'import' }>,
  { db, clock, brandsDir }: CommandParts,
): Promise<CommandAnswer> {
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
    exitCode: 0,
    lines: [...outcome.changes.flatMap(describeChange), describeAll(outcome.changes, isDryRun)],
  };
}
const NOTHING = 'Nothing was changed.';

async function exportFile(
  { file, brand }: Extract<BrandCommand, { act: 'export' }>,
  { db }: CommandParts,
): Promise<CommandAnswer> {
  const catalogue = await exportCatalogue(db, brand);
  // Renamed at the end: a reader never finds half a file.
  await writeFile(`${file}.part`, `${JSON.stringify(catalogue, null, 2)}\n`);
  await rename(`${file}.part`, file);
  return { exitCode: 0, lines: [`${file}: ${catalogue.packages.length} packages`] };
}

const DAYS_AHEAD = 366;
async function list(
  { brand, places }: Extract<BrandCommand, { act: 'list' }>,
  { db, clock, exchange }: CommandParts,
): Promise<CommandAnswer> {
  const day = today(clock());
  const listing = await createPostgresCatalogue(db).listing(brand, day);
  const prices = await createPrices(exchange)(listing);
  const columns = findPackages(listing, prices, {
    ...(places.length > 0 && { places }),
    from: day,
    to: addDays(day, DAYS_AHEAD),
    today: day,
  });
  const found = listFound(listing, columns).sort((a, b) => a.pesos - b.pesos);
  const lines = found.map(({ listed: { code, name, nights, currency }, row }) => {
    const date = toDayText(listing.departures.day[row] ?? 0);
    return `${code}  ${name}  ${nights} nights  ${date}  ${currency} ${listing.departures.price[row]}`;
  });
  return { exitCode: 0, lines: [...lines, `${lines.length} packages are sold.`] };
}
