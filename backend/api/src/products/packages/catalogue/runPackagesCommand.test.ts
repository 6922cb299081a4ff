import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandOutput } from '../../../lib/command/runCommandLine';
import { findRoot } from '../../../lib/findRoot';
import { readBrandFiles, seedBrands } from '../../../brands/seedBrands';
import { openTestDatabase, type TestDatabase } from '../../../testing/testDatabase';
import type { CataloguePackage } from '../format/packageSchema';
import { aCatalogue, aDeparture, aPackage } from '../testing/builders';
import { runPackagesCommand } from './runPackagesCommand';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBrands(database.db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
});
beforeEach(async () => {
  await database.db.query(
    'truncate package_catalogues, packages, package_departures, package_allotments',
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

/** Runs a command with the arguments of a command line. */
const run = (...args: string[]): Promise<CommandOutput> =>
  runPackagesCommand(args, (use) =>
    use({
      db: database.db,
      brandsDir: folder,
      clock: () => new Date('2027-01-10T12:00:00Z'),
      exchange: { rateOf: (currency) => ({ currency, rate: '4100.5', day: '2027-01-10' }) },
    }),
  );
async function write(...packages: CataloguePackage[]): Promise<string> {
  const file = join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(aCatalogue(...packages), null, 2));
  return file;
}
const importAll = async (...packages: CataloguePackage[]) =>
  run('import', await write(...packages), '--brand', 'andes');
async function exported(brand = 'andes'): Promise<string> {
  const file = join(folder, `exported-${brand}.json`);
  expect(await run('export', file, '--brand', brand)).toMatchObject({ exitCode: 0 });
  return readFile(file, 'utf8');
}
const sell = (date: string, roomType: string, rooms: number, column: 'sold' | 'held' = 'sold') =>
  database.db.query(
    `update package_allotments set ${column} = ${column} + $3 where brand = 'andes' and starts_on = $1 and room_type = $2`,
    [date, roomType, rooms],
  );

const other = aPackage({ code: 'ADZ-MAR', name: 'San Andrés, siete colores' });

it('imports an exported catalogue without any change', async () => {
  expect(await importAll(other, aPackage())).toEqual({
    isJson: false,
    exitCode: 0,
    lines: [
      '+ ADZ-MAR: added; 2 departures added',
      '+ CTG-MURALLAS: added; 2 departures added',
      '2 packages changed.',
    ],
  });
  const text = await exported();
  expect(JSON.parse(text)).toEqual(aCatalogue(other, aPackage()));
  expect(
    (await run('import', join(folder, 'exported-andes.json'), '--brand', 'andes')).lines,
  ).toEqual(['The catalogue is as in the file already.']);
  expect(await exported()).toBe(text);
});

it('imports the catalogue of one brand only', async () => {
  await importAll(aPackage());
  expect(JSON.parse(await exported('tiquete'))).toMatchObject({ packages: [] });
  expect(await run('list', '--brand', 'tiquete')).toMatchObject({
    lines: ['0 packages are sold.'],
  });
});

it('a dry run lists the changes and makes none', async () => {
  await importAll(aPackage(), other);
  const before = await exported();
  const next = aPackage({
    name: 'Cartagena amurallada',
    departures: [aDeparture('2027-03-05', { rooms: { double: 9 } }), aDeparture('2027-04-02')],
  });
  const file = await write(next);
  const lines = [
    '~ CTG-MURALLAS: changed; name; 1 departure added; 1 departure changed; 1 departure removed',
    '- ADZ-MAR: removed; 2 departures removed',
  ];
  expect(await run('import', file, '--brand', 'andes', '--dry-run')).toEqual({
    isJson: false,
    exitCode: 0,
    lines: [...lines, '2 packages would change. Nothing was written.'],
  });
  expect(await exported()).toBe(before);
  expect((await run('import', file, '--brand', 'andes')).lines).toEqual([
    ...lines,
    '2 packages changed.',
  ]);
  expect(JSON.parse(await exported())).toEqual(aCatalogue(next));
});

it('names line and field of an invalid file, and changes nothing', async () => {
  await importAll(aPackage());
  const before = await exported();
  const file = await write(other, aPackage());
  const text = (await readFile(file, 'utf8')).replace('"double": 5', '"double": "cinco"');
  await writeFile(file, text);
  const line = text.slice(0, text.indexOf('"cinco"')).split('\n').length;
  const answer = await run('import', file, '--brand', 'andes');
  expect(answer.exitCode).toBe(1);
  expect(answer.lines[0]).toMatch(
    new RegExp(
      `catalogue\\.json:${line}:\\d+ packages\\[0\\]\\.departures\\[0\\]\\.rooms\\.double: `,
    ),
  );
  expect(answer.lines.at(-1)).toBe('Nothing was changed.');
  expect(await exported()).toBe(before);
  expect((await run('check', file)).lines).toEqual(answer.lines.slice(0, -1));
});

it('accepts the brand’s own pictures, and names a missing one with its line', async () => {
  const own = (brand: string, name: string) =>
    aPackage({ pictures: [{ path: `/media/own/${brand}/${name}`, alt: 'La plaza' }] });
  const pictures = join(folder, 'andes', 'pictures');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, 'plaza.jpg'), '');
  expect(await importAll(own('andes', 'plaza'))).toMatchObject({ exitCode: 0 });
  const before = await exported();
  for (const stranger of [own('andes', 'faro'), own('tiquete', 'plaza')]) {
    const { lines } = await importAll(stranger);
    expect(lines).toEqual([
      expect.stringMatching(
        /:\d+:\d+ packages\[0\]\.pictures\[0\]\.path: is not among the pictures of the brand$/,
      ),
      'Nothing was changed.',
    ]);
    expect(await exported()).toBe(before);
  }
});

it('closes a sold departure that the file omits', async () => {
  await importAll(aPackage(), other);
  await sell('2027-03-05', 'double', 2);
  const answer = await importAll(aPackage({ departures: [aDeparture('2027-05-07')] }));
  expect(answer.lines).toEqual([
    '~ CTG-MURALLAS: changed; 1 departure added; 1 departure removed',
    '  2027-03-05 stays, closed: rooms are sold or held',
    '- ADZ-MAR: withdrawn; 1 departure removed',
    '  2027-03-05 stays, closed: rooms are sold or held',
    '2 packages changed.',
  ]);
  expect(JSON.parse(await exported()).packages).toMatchObject([
    { code: 'ADZ-MAR', on_sale: false, departures: [{ date: '2027-03-05', status: 'CLOSED' }] },
    {
      code: 'CTG-MURALLAS',
      departures: [
        { date: '2027-03-05', status: 'CLOSED', rooms: { double: 5 } },
        { date: '2027-05-07', status: 'OPEN' },
      ],
    },
  ]);
  const again = await importAll(aPackage({ departures: [aDeparture('2027-05-07')] }));
  expect(again.lines).toEqual(['The catalogue is as in the file already.']);
  const whole = await run(
    'import',
    join(folder, 'exported-andes.json'),
    '--brand',
    'andes',
    '--dry-run',
  );
  expect(whole.lines).toEqual(['The catalogue is as in the file already.']);
});

it.each(['sold', 'held'] as const)(
  'rejects fewer rooms than are %s, with line and field, and changes nothing',
  async (column) => {
    await importAll(aPackage());
    await sell('2027-03-05', 'double', 3, column);
    const before = await exported();
    const fewer = aPackage({
      name: 'Otro nombre',
      departures: [aDeparture('2027-03-05', { rooms: { single: 2, double: 2 } })],
    });
    const file = await write(other, fewer);
    const text = await readFile(file, 'utf8');
    const line = text
      .slice(0, text.indexOf('"double": 2', text.indexOf('CTG-MURALLAS')))
      .split('\n').length;
    expect((await run('import', file, '--brand', 'andes')).lines).toEqual([
      `${file}:${line}:13 packages[1].departures[0].rooms.double: 3 are sold or held: there cannot be fewer`,
      'Nothing was changed.',
    ]);
    const none = aPackage({ departures: [aDeparture('2027-03-05', { rooms: { single: 2 } })] });
    expect((await importAll(none)).lines[0]).toContain(
      'packages[0].departures[0].rooms.double: 3 are',
    );
    expect(await exported()).toBe(before);
    const enough = aPackage({
      departures: [aDeparture('2027-03-05', { rooms: { single: 2, double: 3 } })],
    });
    expect(await importAll(enough)).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(await exported())).toEqual(aCatalogue(enough));
  },
);

it('rejects a file that lacks the prices of sold rooms', async () => {
  await importAll(aPackage());
  await sell('2027-03-12', 'single', 1);
  const given = aPackage();
  const without = aPackage({
    prices: given.prices.filter(({ season }) => season !== 'alta'),
    departures: [aDeparture('2027-03-05')],
  });
  expect((await importAll(without)).lines[0]).toMatch(
    /packages\[0\]\.prices: lack season alta, in which rooms of 2027-03-12 are sold or held$/,
  );
});

it('runs two simultaneous imports of a brand one after the other', async () => {
  const files = await Promise.all(
    [aPackage(), other].map(async (given) => {
      const file = join(folder, `${given.code}.json`);
      await writeFile(file, JSON.stringify(aCatalogue(given)));
      return file;
    }),
  );
  const answers = await Promise.all(
    [...files, ...files].map((file) => run('import', file, '--brand', 'andes')),
  );
  expect(answers.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  expect(JSON.parse(await exported()).packages).toHaveLength(1);
});

it('lists the packages on sale, also in dollars', async () => {
  await importAll(aPackage(), aPackage({ ...other, currency: 'USD' }));
  const { lines } = await run('list', 'CO', '--brand', 'andes');
  expect(lines).toEqual([
    'CTG-MURALLAS  Cartagena entre murallas   2 nights  2027-03-05  COP 900000',
    'ADZ-MAR       San Andrés, siete colores  2 nights  2027-03-05  USD 900000',
    '2 packages are sold.',
  ]);
  expect((await run('list', 'EUROPE', '--brand', 'andes')).lines).toEqual(['0 packages are sold.']);
});

it.each([
  [[]],
  [['import', 'a.json']],
  [['import', '--brand', 'andes']],
  [['export', 'a.json', '--brand', 'andes', '--dry-run']],
  [['check', 'a.json', 'b.json']],
  [['import', 'a.json', '--brand', '']],
  [['import', 'a.json', '--brand', 'andes', '--force']],
  [['list']],
])('rejects %j and prints the usage', async (args) => {
  const { exitCode, lines } = await run(...args);
  expect(exitCode).toBe(2);
  expect(lines.at(-1)).toBe('Exit codes: 0 done, 1 refused, 2 not understood.');
});

it('rejects an unknown brand', async () => {
  expect(await run('import', await write(aPackage()), '--brand', 'nobody')).toEqual({
    isJson: false,
    exitCode: 1,
    lines: ['There is no brand "nobody".'],
  });
});
