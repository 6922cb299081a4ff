import { planFilters, type PlanFilters } from './model/planFilters';
import { aQuery } from './testing/builders';
import { checkSearch, parseSearch } from '@tiquete/domain/searches/assistance';
import { today } from '@tiquete/platform';
import { checkoutUrl, parsePlanAddress, resultsUrl } from './urls';

const searchOf = (url: string) => new URL(url, 'http://localhost').search;
const filters: PlanFilters = {
  ...planFilters.none,
  price: [100_000, 900_000],
  sum: { amount: '60000', currency: 'USD' },
  category: ['STANDARD', 'STUDENT'],
  covers: ['covid', 'sports'],
  entry: true,
  orderBy: 'sum_desc',
};

it('writes a whole search and reads it back unchanged', () => {
  const query = { ...aQuery, destinations: ['FR', 'ASIA'] };
  expect(checkSearch(parseSearch(searchOf(resultsUrl(query))), today())).toEqual({
    phase: 'valid',
    query,
  });
});

it('writes the ages as the specification does', () => {
  expect(new URLSearchParams(searchOf(resultsUrl(aQuery))).get('age_pax')).toBe('72,35,7');
});

it('writes filters and order, without those that filter nothing', () => {
  expect(planFilters.read(searchOf(resultsUrl(aQuery, planFilters.write(filters))))).toEqual(
    filters,
  );
  expect(resultsUrl(aQuery, planFilters.write(planFilters.none))).toBe(resultsUrl(aQuery));
});

it.each([
  'price=9-1',
  'sum=x',
  'sum=1-usd',
  'category=GOLD',
  'covers=all',
  'orderBy=name',
  'entry=yes',
])('leaves %s out', (damaged) => {
  expect(planFilters.read(`?${damaged}`)).toEqual(planFilters.none);
});

it.each([
  ['', { destinations: 'destinationMissing', dates: 'datesMissing' }],
  ['?age_pax=7,x&destination_code=FR', { ages: 'ageMissing', dates: 'datesMissing' }],
  [
    '?destination_code=Narnia&origin_code=Colombia',
    { origin: 'originMissing', destinations: 'destinationMissing', dates: 'datesMissing' },
  ],
])('finds what is missing in %s', (search, errors) => {
  expect(checkSearch(parseSearch(search), today())).toEqual({ phase: 'invalid', errors });
});

it('writes the plan of a checkout with its search', () => {
  const address = { sessionCode: 's-1', assistanceCode: 'TK-60', productCode: 'p/1+x' };
  const search = searchOf(checkoutUrl(aQuery, address));
  expect(parsePlanAddress(search)).toEqual(address);
  expect(checkSearch(parseSearch(search), today())).toMatchObject({ query: aQuery });
  expect(parsePlanAddress(searchOf(resultsUrl(aQuery)))).toBeNull();
});
