import { packageSearchBodySchema } from '@tiquete/contracts';
import { parseSearch, type PackageQuery } from '@tiquete/domain/searches/packages';
import { toListBody } from './api';
import { toQuoteBody } from './state/quote';
import { aQuery, someFilters } from './testing/builders';
import { aChoice } from './testing/detailBuilders';
import { checkoutUrl, detailUrl, parseBooking, parseChoice, resultsUrl } from './urls';

const search = (url: string) => new URL(url, 'http://tiquete.test').search;
it.each<[string, PackageQuery]>([
  ['a family in two rooms', aQuery],
  ['anything from anywhere', { ...aQuery, destination: null, origin: null, dates: null }],
  [
    'children with and without a bed',
    {
      ...aQuery,
      rooms: [
        {
          adults: 1,
          children: [
            { age: 10, bed: true },
            { age: 4, bed: false },
          ],
          infants: 2,
        },
      ],
    },
  ],
])('writes %s to the address, and reads it back', (_, query) => {
  expect(parseSearch(search(resultsUrl(query)))).toEqual(query);
});

it('writes the choices to the package’s address, and reads them back', () => {
  const choice = { ...aChoice, hotel: 'primera', services: ['flamenco', 'toledo'] };
  const address = search(detailUrl(aQuery, choice));
  expect(parseChoice(address)).toEqual(choice);
  expect(parseSearch(address)).toEqual(aQuery);
});

it('writes choices and quote to the checkout’s address, and reads them back', () => {
  const choice = { ...aChoice, hotel: 'primera', services: ['flamenco'] };
  const address = search(checkoutUrl(aQuery, choice, 'quote-0001'));
  expect(parseBooking(address)).toBe('quote-0001');
  expect(parseChoice(address)).toEqual(choice);
  expect(parseSearch(address)).toEqual(aQuery);
});
it.each([
  ['without one', search(checkoutUrl(aQuery, aChoice, ''))],
  ['with one that is too short', '?Booking=abc'],
  ['with one that cannot be one', '?Booking=%3Cscript%3E1234'],
  ['with one that is too long', `?Booking=${'x'.repeat(65)}`],
])('reads no quote from an address %s', (_, address) => {
  expect(parseBooking(address)).toBe('');
});

it.each([
  ['no package', '?departure=2027-03-05'],
  ['no departure', '?ItemPackageID=EU-CLASICA'],
  ['a package that cannot be one', '?ItemPackageID=%3Cb%3E&departure=2027-03-05'],
])('reads no package from an address with %s', (_, address) => {
  expect(parseChoice(address)).toBeNull();
});

it('reads an invalid room as one that every check rejects', () => {
  expect(parseSearch('?room=dos').rooms).toEqual([{ adults: 0, children: [], infants: 0 }]);
});

it('sends bodies that the contract accepts, for a list and for a quote', () => {
  const list = packageSearchBodySchema.parse(toListBody({ ...aQuery, filters: someFilters }));
  expect(list.filters.price).toEqual({ min: 1_000_000, max: 5_000_000 });
  expect(list.Room).toMatchObject([
    { Adult: { Quantity: 2 }, Child: { Age: [7] }, Infant: 0, room: 1 },
    { Adult: { Quantity: 1 }, Child: { Age: [] }, Infant: 1, room: 2 },
  ]);
  const before = { Booking: 'quote-0001', id_hotel: 'turista', total: 1 };
  const choice = { ...aChoice, hotel: 'primera', services: ['flamenco'] };
  const quote = packageSearchBodySchema.parse(toQuoteBody({ query: aQuery, choice, before }));
  expect(quote).toMatchObject({
    ItemPackageID: 'EU-CLASICA',
    Booking: 'quote-0001',
    id_hotel: 'turista',
    id_temp_hotel: 'primera',
    id_services: ['flamenco'],
    DateBegin: aChoice.departure,
    DateEnd: aChoice.departure,
    filters: { months: [] },
  });
  expect([list.id_month, quote.id_month]).toEqual([
    Number(aQuery.dates?.start.slice(5, 7)),
    undefined,
  ]);
});
