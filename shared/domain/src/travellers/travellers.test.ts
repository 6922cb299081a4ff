import {
  ageOn,
  birthProblem,
  CALLING_CODES,
  cleanDocument,
  countryOfCode,
  countryOptions,
  isEnoughFor,
  isTravellerDocument,
  matchesDocument,
  matchesNit,
  phoneDigits,
  readBirth,
  suggestEmail,
  TRAVELLER_DOCUMENTS,
  writeBirth,
} from '.';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['Ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@gmail.com', null],
  ['ana@miempresa.com.co', null],
  ['ana@', null],
])('suggests for %s the address %s', (typed, suggested) => {
  expect(suggestEmail(typed)).toBe(suggested);
});

it('counts whole years, including the birthday', () => {
  expect(ageOn('2027-03-05', '2009-03-05')).toBe(18);
  expect(ageOn('2027-03-04', '2009-03-05')).toBe(17);
});

it("has a calling code in the contract's format for every listed country", () => {
  for (const { value } of countryOptions())
    expect(`${value} ${CALLING_CODES[value]}`).toMatch(/^[A-Z]{2} \d{1,4}$/);
});

it.each([
  [{ day: '5', month: '3', year: '1990' }, null],
  [{ day: '31', month: '2', year: '1990' }, 'notADay'],
  [{ day: '29', month: '2', year: '2000' }, null],
  [{ day: '5', month: '3', year: '90' }, 'notADay'],
  [{ day: '22', month: '11', year: '2026' }, 'notADay'],
  [{ day: '1', month: '1', year: '1900' }, 'notADay'],
  [{ day: '5', month: '', year: '1990' }, 'missing'],
])('reports for the birth date %j the problem %s', (parts, problem) => {
  expect(birthProblem(parts, '2026-11-21')).toBe(problem);
});
it('reads a birth date back as it was typed', () => {
  expect(readBirth('1990-03-05')).toEqual({ day: '5', month: '3', year: '1990' });
  expect(writeBirth(readBirth('1990-03-05'))).toBe('1990-03-05');
  expect(readBirth(null)).toEqual({ day: '', month: '', year: '' });
});
it('accepts documents as they are printed, and no NIT for a traveller', () => {
  expect(cleanDocument(' 1.020.304-321 ')).toBe('1020304321');
  expect(matchesDocument(4, '1020304321')).toBe(true);
  expect(matchesDocument(4, '0123')).toBe(false);
  expect(isTravellerDocument(7304)).toBe(false);
  expect(TRAVELLER_DOCUMENTS).not.toContain(7304);
});
it.each([
  ['57', 'CO'],
  ['1', 'US'],
  ['44', 'GB'],
  ['593', 'EC'],
  ['0', 'CO'],
  [null, 'CO'],
])('shows for the calling code %s the country %s', (code, country) => {
  expect(countryOfCode(code)).toBe(country);
});

it.each<[string, number, string, string, string[], boolean]>([
  ['a passport anywhere', 5, 'CO', 'CO', ['EUROPE', 'JP'], true],
  ['an identity card at home', 4, 'CO', 'CO', ['CO'], true],
  ['an identity card among the card states', 4, 'CO', 'CO', ['EC', 'PE'], true],
  ['a minor’s card in the region', 7286, 'CO', 'CO', ['SOUTH_AMERICA'], true],
  ['a neighbour’s card into Colombia', 9, 'PE', 'PE', ['CO'], true],
  ['an identity card further on', 4, 'CO', 'CO', ['EC', 'ES'], false],
  ['a stranger’s card', 9, 'ES', 'CO', ['EC'], false],
  ['a residence card, which is no travel document', 7, 'EC', 'CO', ['EC'], false],
])(
  'decides whether %s is enough for the trip: %#',
  (_, type, nationality, origin, destinations, isEnough) => {
    if (!isTravellerDocument(type)) throw new Error('no document');
    expect(isEnoughFor({ origin, destinations }, type, nationality)).toBe(isEnough);
  },
);

it.each([
  ['a company of nine digits', '8001972684', true],
  ['a person, whose cédula has ten digits', '10203043219', true],
  ['a person with a wrong check digit', '10203043218', false],
  ['a wrong check digit', '8001972685', false],
  ['twelve digits', '102030432112', false],
])('reads the NIT of %s', (_, nit, expected) => {
  expect(matchesNit(nit)).toBe(expected);
});

it.each([
  ['+44 07911 123456', 'GB', '07911123456'],
  ['+44 (0)7911-123456', 'GB', '7911123456'],
  ['0044 7911 123456', 'GB', '7911123456'],
  ['300 123 4567', 'CO', '3001234567'],
  ['+34 600 000 000', 'GB', '+34600000000'],
])('reads the phone %s of %s as %s', (typed, country, digits) => {
  expect(phoneDigits(typed, country)).toBe(digits);
});
