import { addDays, today } from '@tiquete/platform';
import { checkSearch } from './model/checkSearch';
import type { FlightPlaceChoice, FlightQuery } from './model/flightQuery';
import { CABINS } from '@tiquete/contracts/constants';
import { checkoutUrl, parseChosen, parseSearch, resultsUrl } from './urls';

const NAMES = [
  'Bogotá',
  'São Paulo & alrededores',
  '100% Playa + Sol',
  'Año/Ñoño?#=',
  '東京',
  "L'Aéroport: Orly",
];
const CODES = ['BOG', 'MDE', 'GRU', 'MAD', 'NRT', 'ORY', 'CTG'];
/** A pseudo-random search, the same for the same seed. */
function anything(seed: number): FlightQuery {
  const pick = <T>(values: readonly T[], salt: number): T =>
    values[(seed * 7 + salt * 13) % values.length] as T;
  const place = (salt: number): FlightPlaceChoice => ({
    kind: seed % 2 ? 'city' : 'airport',
    code: pick(CODES, salt),
    name: pick(NAMES, salt),
  });
  const tripType = pick(['ONE_WAY', 'ROUND_TRIP', 'MULTI_CITY'] as const, 1);
  const date = addDays(today(), seed % 200);
  const [there, other] = [
    { origin: place(0), destination: place(1), date },
    { origin: place(2), destination: place(3), date: addDays(date, seed % 30) },
  ];
  const back = {
    origin: there.destination,
    destination: there.origin,
    date: addDays(date, seed % 9),
  };
  const segments = { ONE_WAY: [there], ROUND_TRIP: [there, back], MULTI_CITY: [there, other] }[
    tripType
  ];
  const adults = 1 + (seed % 5);
  return {
    tripType,
    segments,
    adults,
    ages: [17, 2, 1].slice(0, seed % 4),
    seatedInfants: seed % 4 === 3 && seed % 8 === 3 ? 1 : 0,
    cabin: pick(CABINS, 2),
    corporateCodes: seed % 3 ? [] : ['ACME-1', 'B2'],
  };
}

it('reads back every search that it writes', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const query = anything(seed);
    const { search } = new URL(resultsUrl(query), 'https://marca.test');
    expect(checkSearch(parseSearch(search), today())).toEqual({ phase: 'valid', query });
  }
});
it('writes search and offer to the checkout’s address', () => {
  const query = anything(4);
  const { search } = new URL(
    checkoutUrl(query, { sessionCode: 'abcdefgh12', offerId: 'o.1-2' }),
    'https://marca.test',
  );
  expect(parseChosen(search)).toEqual({ sessionCode: 'abcdefgh12', offerId: 'o.1-2' });
  expect(checkSearch(parseSearch(search), today())).toMatchObject({ query });
});
it('shows the code of a place without a name', () => {
  expect(parseSearch('?tripType=ONE_WAY&segments=BOG-MDE-2027-03-01')).toMatchObject({
    segments: [{ origin: { name: 'BOG' }, destination: { name: 'MDE' } }],
  });
});
it.each([
  '',
  '?tripType=UP&segments=x-y&adults=99&ages=a,40&cabin=ROOF',
  '?segments=<script>',
  '?segments=_____&place=::&adults=-1',
])('finds no valid search in %p', (search) => {
  expect(checkSearch(parseSearch(search), today()).phase).toBe('invalid');
  expect(parseChosen(search)).toBeNull();
});
