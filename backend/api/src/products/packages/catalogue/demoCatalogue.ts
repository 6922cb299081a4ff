import { addDays, nightsBetween } from '@tiquete/domain';
import type { CatalogueFile } from '../format/catalogueFile';
import type { Departure } from '../format/saleSchemas';
import type { DemoPackage } from './readDemo';

/**
 * A Monday from which weeks are counted, so that a later day gives the same departures, fewer at the start and more at the
 * end.
 */
const FIRST_MONDAY = '2024-01-01';
const DAYS_AHEAD = 365;
/** Month and day, both included: school holidays and the end of the year. */
const HIGH_SEASONS = [
  ['01-01', '01-15'],
  ['03-20', '04-12'],
  ['06-15', '07-20'],
  ['10-05', '10-15'],
  ['12-15', '12-31'],
] as const;

/** The demo's catalogue as of a day: every departure of the year after it. */
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
