import { join } from 'node:path';
import { addDays } from '@tiquete/domain';
import { findRoot } from '../../../lib/findRoot';
import { startTestApp, type TestApp } from '../../../testing/testApp';
import { toDayText } from './listing/listing';
import { createPostgresCatalogue } from './postgresCatalogue';
import { importCatalogue } from './importCatalogue';
import { readCatalogue } from '../format/catalogueFile';
import { findPackages, listFound } from '../search/findPackages';
import { createPackagePrices } from '../search/packagePrices';
import { aCatalogue, aPackage } from '../testing/builders';
import { demoCatalogue, readDemo, readDemoFiles, seedDemoPackages } from './demoPackages';

const REGIONS = [
  'AFRICA',
  'ANTARCTICA',
  'ASIA',
  'EUROPE',
  'NORTH_AMERICA',
  'OCEANIA',
  'SOUTH_AMERICA',
];
const packages = readDemo(readDemoFiles(join(findRoot(), 'backend/api/demo/packages')));
const DAYS = ['2026-11-23', '2027-02-28', '2028-02-29'];

it.each(DAYS)('is accepted by an import, with departures in the year after %s', (day) => {
  const catalogue = demoCatalogue(packages, day);
  expect(readCatalogue(JSON.stringify(catalogue))).toEqual({ kind: 'read', file: catalogue });
  expect(catalogue.packages.length).toBeGreaterThanOrEqual(60);
  for (const { code, departures } of catalogue.packages) {
    expect([code, departures.length]).toEqual([code, expect.any(Number)]);
    expect(departures.length).toBeGreaterThan(3);
    expect(departures.every(({ date }) => date > day && date <= addDays(day, 365))).toBe(true);
  }
});

it('has the same departures on a later day, except past ones', () => {
  const [before, after] = ['2026-11-23', '2026-12-30'].map((day) => demoCatalogue(packages, day));
  for (const [index, given] of before!.packages.entries()) {
    const ahead = given.departures.filter(({ date }) => date > '2026-12-30');
    expect(after!.packages[index]!.departures.slice(0, ahead.length)).toEqual(ahead);
  }
});

const sentencesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('es', { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.trim(),
  );

describe('days', () => {
  const days = packages.flatMap(({ code, itinerary }) =>
    itinerary.map(({ day, text }) => ({ at: `${code} ${day}`, sentences: sentencesOf(text) })),
  );
  it('have two to four sentences each', () => {
    const others = days.filter(({ sentences: { length } }) => length < 2 || length > 4);
    expect(others.map(({ at }) => at)).toEqual([]);
  });
  it('share no sentence with another day of the catalogue', () => {
    const seen = new Map<string, string>();
    const repeated = days.flatMap(({ at, sentences }) =>
      sentences.flatMap((sentence) => {
        const first = seen.get(sentence);
        seen.set(sentence, at);
        return first === undefined ? [] : [`${at} as ${first}: ${sentence}`];
      }),
    );
    expect(repeated).toEqual([]);
  });
});

describe('seeding', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  const seed = (day: string, isDemo = true, db = test.deps.db) =>
    seedDemoPackages(
      {
        db,
        config: { ...test.deps.config, isDemo },
        clock: () => new Date(`${day}T15:00:00Z`),
      },
      ['tiquete', 'andes'],
    );
  /** Packages that depart within a year of the day, with their first day. */
  const sold = async (brand: string, day: string, places?: string[]) => {
    const listing = await createPostgresCatalogue(test.deps.db).listing(brand, day);
    const rateOf = (currency: string) => ({ currency, rate: '4000', day });
    const prices = await createPackagePrices({ rateOf })(listing);
    const columns = findPackages(listing, prices, {
      places,
      from: day,
      to: '2030-01-01',
      today: day,
    });
    const found = listFound(listing, columns);
    const days = listing.departures.day;
    return { total: found.length, days: found.map(({ row }) => days[row] ?? 0).sort() };
  };

  it('imports no package outside demo mode', async () => {
    await seed('2026-11-23', false);
    expect((await sold('tiquete', '2026-11-23')).total).toBe(0);
  });

  it('fills every brand, in every region and in cities of Colombia', async () => {
    await seed('2026-11-23');
    expect((await sold('andes', '2026-11-23')).total).toBe(packages.length);
    for (const region of REGIONS)
      expect([region, (await sold('tiquete', '2026-11-23', [region])).total]).not.toEqual([
        region,
        0,
      ]);
    expect((await sold('tiquete', '2026-11-23', ['CTG'])).total).toBeGreaterThan(1);
  });

  it('uses one connection at a time, so that no other brand waits until its deadline', async () => {
    let open = 0;
    let most = 0;
    const counted: typeof test.deps.db.withBrand = async (...args) => {
      most = Math.max(most, (open += 1));
      return test.deps.db.withBrand(...args).finally(() => (open -= 1));
    };
    await seed('2026-11-30', true, { ...test.deps.db, withBrand: counted });
    expect(most).toBe(1);
  });

  it('adds later departures at a later start, and does not change an imported catalogue', async () => {
    const own = aCatalogue(aPackage());
    const options = { source: 'file', hash: 'own', at: new Date('2026-11-24T15:00:00Z') } as const;
    await importCatalogue(test.deps.db, 'andes', own, options);
    await seed('2027-02-01');
    const [first = 0] = (await sold('tiquete', '2027-01-01')).days;
    expect(toDayText(first) > '2027-02-01').toBe(true);
    expect((await sold('andes', '2027-02-01')).total).toBe(1);
  });
});
