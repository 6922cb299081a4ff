import { aCatalogue, aDeparture, aPackage } from '../testing/builders';
import { readCatalogue } from './catalogueFile';

const textOf = (value: unknown) => JSON.stringify(value, null, 2);
const problemsOf = (text: string) => {
  const read = readCatalogue(text);
  return read.kind === 'bad' ? read.problems : [];
};
/** The catalogue as text with one part replaced. The part must exist. */
const broken = (from: string, to: string, given = aCatalogue(aPackage())) => {
  const text = textOf(given);
  expect(text).toContain(from);
  return text.replace(from, to);
};
/** Number of the line that contains `needle`, from 1. */
const lineOf = (text: string, needle: string) =>
  text.slice(0, text.indexOf(needle)).split('\n').length;

it('reads a catalogue and fills in the optional fields', () => {
  const given = aCatalogue(aPackage());
  expect(readCatalogue(textOf(given))).toEqual({ kind: 'read', file: given });
  const { on_sale, sale_ends_days_before, tours, ...rest } = aPackage();
  expect(readCatalogue(textOf({ ...given, packages: [rest] }))).toEqual({
    kind: 'read',
    file: given,
  });
});

it('decodes the HTML entities of texts', () => {
  const given = aCatalogue(aPackage({ name: 'Caf&eacute; &amp; playa' }));
  const read = readCatalogue(textOf(given));
  expect(read.kind === 'read' && read.file.packages[0]?.name).toBe('Café & playa');
});

it('names line and column of invalid JSON', () => {
  const [problem, ...others] = problemsOf(
    '{\n  "format": "tiquete-packages",\n  "version": 1,,\n}',
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ line: 3, column: 16, field: '' });
  expect(problem?.message).toMatch(/^is not JSON: /);
  expect(problemsOf('')).toMatchObject([{ line: 1, column: 1 }]);
});

it.each([
  ['"nights": 2,', '"nights": "dos",', 'packages[0].nights'],
  ['"date": "2027-03-12"', '"date": "2027-02-30"', 'packages[0].departures[1].date'],
  ['"double": 5', '"double": 0', 'packages[0].departures[0].rooms.double'],
  ['"summary":', '"sumary":', 'packages[0].sumary'],
  ['"currency": "COP"', '"currency": "EUR"', 'packages[0].currency'],
  ['"/media/places/CTG"', '"https://example.com/a.jpg"', 'packages[0].pictures[0].path'],
  ['"Día 1"', String.raw`"D\u0000a 1"`, 'packages[0].itinerary[0].title'],
])('names the line and the field of %s as %s', (from, to, field) => {
  const text = broken(from, to);
  expect(problemsOf(text)).toContainEqual(
    expect.objectContaining({ field, line: lineOf(text, to) }),
  );
});

it('names line and key of a duplicate field with any values', () => {
  const text = broken('"nights": 2,', '"nights": 2,\n      "nights": 2,').replace(
    '"alt":',
    '"path": "/media/places/BOG",\n          "alt":',
  );
  expect(problemsOf(text)).toEqual([
    expect.objectContaining({
      line: lineOf(text, '"nights": 2,') + 1,
      column: 7,
      field: 'packages[0].nights',
      message: 'is there twice',
    }),
    expect.objectContaining({
      line: lineOf(text, '/media/places/BOG'),
      field: 'packages[0].pictures[0].path',
      message: 'is there twice',
    }),
  ]);
});

const priced = aPackage();
it.each([
  ['a day too many', { nights: 1 }, 'packages[0].itinerary'],
  [
    'a departure twice',
    { departures: [aDeparture('2027-03-05'), aDeparture('2027-03-05')] },
    'packages[0].departures[1].date',
  ],
  [
    'a season without prices',
    { departures: [aDeparture('2027-03-05', { season: 'media' })] },
    'packages[0].departures[0].season',
  ],
  [
    'a room without a price',
    { departures: [aDeparture('2027-03-05', { rooms: { triple: 1 } })] },
    'packages[0].departures[0].rooms.triple',
  ],
  ['a price of no hotel', { hotels: priced.hotels.slice(0, 1) }, 'packages[0].prices[1].hotel'],
  ['a price below the minimum age', { min_age: 14 }, 'packages[0].prices[0].children[0]'],
  [
    'a stay off the route',
    { stops: [{ ...priced.stops[0]!, code: 'SMR' }] },
    'packages[0].hotels[0].stays[0].stop',
  ],
  [
    'a stop without coordinates',
    { stops: [{ ...priced.stops[0]!, latitude: 0, longitude: 0 }] },
    'packages[0].stops[0].latitude',
  ],
  [
    'nothing but gateways',
    { stops: [{ ...priced.stops[0]!, is_gateway: true }] },
    'packages[0].stops',
  ],
  [
    'penalties that fall',
    {
      cancellation: [
        { days_before: 30, penalty_percent: 50 },
        { days_before: 10, penalty_percent: 20 },
      ],
    },
    'packages[0].cancellation[1].penalty_percent',
  ],
  [
    'a payment that may be missed until the departure',
    { deposit: { percent: 30, instalments: 1, due_days_before: 3, grace_days: 3 } },
    'packages[0].deposit.grace_days',
  ],
])('rejects %s', (_, over, field) => {
  const text = textOf(aCatalogue({ ...priced, ...over }));
  expect(problemsOf(text).map((problem) => problem.field)).toContain(field);
});

it('rejects two packages with one code and lists every mistake in the order of the lines', () => {
  const twice = textOf(aCatalogue(aPackage(), aPackage()));
  expect(problemsOf(twice)).toMatchObject([{ field: 'packages[1].code' }]);
  const two = broken('"nights": 2,', '"nights": -1,').replace(
    '"star_number": 4.5',
    '"star_number": 9',
  );
  const lines = problemsOf(two).map(({ line }) => line);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
});
