import { createHash } from 'node:crypto';
import { addDays, nightsBetween, today } from '@tiquete/domain';
import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { ProductContext } from '../../product';
import { importCatalogue } from './importCatalogue';
import { packageContentSchema } from '../format/packageSchema';
import { type Departure, departureSchema } from '../format/saleSchemas';
import type { CatalogueFile } from '../format/catalogueFile';

/**
 * Imports the demo's packages into brands, with departures in the year ahead. The first start on a later day adds later
 * departures. A brand's own catalogue is not replaced. @throws Error when the packages conflict with sold departures
 */
export async function seedDemoPackages(
  { config, db, clock }: Pick<ProductContext, 'config' | 'db' | 'clock'>,
  brandIds: readonly string[],
): Promise<void> {
  if (!config.isDemo) return;
  const files = readDemoFiles(join(config.rootDir, 'backend/api/demo/packages'));
  const day = today(clock());
  const hash = createHash('sha256')
    .update(JSON.stringify([day, files]))
    .digest('hex');
  const served = await db.queryBrands<{ brand: string }>(
    "select brand from package_catalogues where source = 'file' or hash = $1",
    [hash],
  );
  const wanting = brandIds.filter((id) => !served.some(({ brand }) => brand === id));
  if (wanting.length === 0) return;
  const catalogue = demoCatalogue(readDemo(files), day);
  const options = { source: 'demo', hash, at: clock() } as const;
  // One brand at a time: an import takes long, and other brands would wait for a connection until their deadline.
  for (const id of wanting) {
    const outcome = await importCatalogue(db, id, catalogue, options);
    if (outcome.kind === 'refused')
      throw new Error(
        `The demonstration's packages do not fit what is sold: ${outcome.problems[0]?.message}`,
      );
  }
}

/**
 * A package in the catalogue's format, with a rule in place of its departures, so that some departures are always in the
 * future.
 */
const demoPackageSchema = packageContentSchema.extend({
  calendar: z.strictObject({
    /** Day of the week of the departures; 1 is Monday. */
    weekday: z.int().min(1).max(7),
    every_weeks: z.int().min(1).max(8),
    /** Months with departures; 1 is January. Default: all. */
    months: z.array(z.int().min(1).max(12)).optional(),
    rooms: departureSchema.shape.rooms,
  }),
});
export type DemoPackage = z.infer<typeof demoPackageSchema>;

interface DemoFile {
  name: string;
  text: string;
}
/** The folder's files, sorted by name. */
export const readDemoFiles = (folder: string): DemoFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** All packages of the files. @throws Error naming the file that violates the schema */
export const readDemo = (files: readonly DemoFile[]): DemoPackage[] =>
  files.flatMap(({ name, text }) => {
    const parsed = z.array(demoPackageSchema).safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });

/** A Monday from which weeks are counted. The same departures therefore appear on every day, until they are past. */
const FIRST_MONDAY = '2024-01-01';
const DAYS_AHEAD = 365;
/** First and last day of school holidays and of the end of the year, as month and day. */
const HIGH_SEASONS = [
  ['01-01', '01-15'],
  ['03-20', '04-12'],
  ['06-15', '07-20'],
  ['10-05', '10-15'],
  ['12-15', '12-31'],
] as const;

/** The demo's catalogue on a day, with every departure of the year after it. */
export const demoCatalogue = (packages: readonly DemoPackage[], today: string): CatalogueFile => ({
  format: 'tiquete-packages',
  version: 1,
  packages: packages.map(({ calendar, ...content }) => ({
    ...content,
    on_sale: true,
    departures: departuresOf(calendar, today),
  })),
});

function departuresOf(
  { weekday, every_weeks, months, rooms }: DemoPackage['calendar'],
  today: string,
): Departure[] {
  const period = every_weeks * 7;
  const passed = nightsBetween(addDays(FIRST_MONDAY, weekday - 1), today);
  const toNext = period - (passed % period);
  const departures: Departure[] = [];
  for (let days = toNext; days <= DAYS_AHEAD; days += period) {
    const date = addDays(today, days);
    if (months && !months.includes(Number(date.slice(5, 7)))) continue;
    departures.push({ date, season: seasonOf(date), status: 'OPEN', rooms });
  }
  return departures;
}

const seasonOf = (date: string): string =>
  HIGH_SEASONS.some(([from, to]) => date.slice(5) >= from && date.slice(5) <= to) ? 'alta' : 'baja';
