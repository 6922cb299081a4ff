import { addDays, today } from '@tiquete/domain';
import { createSandbox, SANDBOX_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { createCache } from '../../../lib/cache/createCache';
import { json, type SeenRequest } from '../../../lib/testing/scriptedServer';
import type { HotelStay } from '../../../products/hotels/ports';
import { describeHotelSale, type SaleVerb } from '../../saleContract';
import { createHotelbeds } from '../adapter';

let sandbox: Sandbox;
const make = ({ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number }) =>
  createHotelbeds({
    baseUrl,
    timeoutMs,
    recheckMs: timeoutMs,
    bookingMs: timeoutMs,
    clock: () => new Date(),
    cache: createCache(),
    ...SANDBOX_CREDENTIALS,
  });
const checkin = addDays(today(), 60);
const stay: HotelStay = {
  hotelCode: '',
  checkin,
  checkout: addDays(checkin, 3),
  rooms: [
    { adults: 2, childrens: [7] },
    { adults: 1, childrens: [] },
  ],
  client_nationality: 'CO',
};

beforeAll(async () => {
  sandbox = await createSandbox();
  const supplier = make({ baseUrl: sandbox.url, timeoutMs: 20_000 });
  const hotels = await supplier.search(
    { ...stay, destination_code: ['CTG'], Hotel_codes: [] },
    new AbortController().signal,
  );
  stay.hotelCode = hotels.find(({ free_cancellation }) => free_cancellation)?.hotelCode ?? '';
  await supplier.close();
});
afterAll(() => sandbox.close());

const VERBS: readonly [string, RegExp, SaleVerb][] = [
  ['POST', /\/hotel-api\/1\.0\/hotels$/, 'details'],
  ['POST', /\/checkrates/, 'recheck'],
  ['POST', /\/bookings/, 'book'],
  ['GET', /\/bookings/, 'lookUp'],
  ['DELETE', /\/bookings/, 'cancel'],
];
const verbOf = ({ method, url }: SeenRequest) =>
  VERBS.find(([own, path]) => own === method && path.test(url))?.[2];
const vendorError = (code: string, message: string, status = 500) =>
  json({ auditData: {}, error: { code: `${code}-99FDDAF786E1`, message } }, status);

describeHotelSale('Hotelbeds', {
  make,
  vendorUrl: () => sandbox.url,
  stay,
  verbOf,
  refusals: {
    gone: vendorError('PRODUCT_ERROR', 'Insufficient allotment'),
    book: [
      [vendorError('PRODUCT_ERROR', 'Insufficient allotment'), 'sold-out'],
      [vendorError('PRODUCT_ERROR', "There's a stop sales for the date/s"), 'sold-out'],
      [
        vendorError(
          'PRODUCT_ERROR',
          'ProductException(BOOKING_CONFIRM, Price has changed: Unable to book as the price difference exceeds the allowed tolerance',
        ),
        'price-changed',
      ],
      [vendorError('PRODUCT_ERROR', 'Contract is closed'), 'refused'],
      [
        vendorError('INVALID_DATA', 'Invalid data. The rateKey is not valid or has expired.', 400),
        'refused',
      ],
    ],
  },
  recheckTarget: 'checkrates',
  guests: [
    { room: 1, type: 'AD', name: 'Marta', lastname: 'Gómez', age: 41 },
    { room: 1, type: 'AD', name: 'Luis', lastname: 'Pardo', age: 39 },
    { room: 1, type: 'CH', name: 'Eva', lastname: 'Pardo', age: 7 },
    { room: 2, type: 'AD', name: 'Rosa', lastname: 'Ruiz', age: 70 },
  ],
});
