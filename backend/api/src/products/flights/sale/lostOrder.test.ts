import { addDays, today } from '@tiquete/domain';
import { createSandbox, NDC_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { type ScriptedServer, startScriptedServer } from '../../../lib/testing/scriptedServer';
import type { BookingDraft } from '../../../bookings/ports';
import { aPeople } from '../../../bookings/testing/builders';
import { createNdc } from '../../../suppliers/ndc/adapter';
import { forward } from '../../../suppliers/testing/forward';
import type { FlightQuery, FlightSupplier, SupplierFlightOffer } from '../ports';
import { createFlightSale } from './sale';

const MINUTE_MS = 60_000;
const signal = new AbortController().signal;
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const query: FlightQuery = {
  segments: [
    { originLocationCode: 'BOG', destinationLocationCode: 'MDE', date: addDays(today(), 60) },
  ],
  travelers: [{ id: '1', travelerType: 'ADULT', age: 36 }],
  cabin: 'ALL',
  corporateCodes: [],
};
let sandbox: Sandbox;
let vendor: ScriptedServer;
let supplier: FlightSupplier;
let aheadMs = 0;
beforeAll(async () => {
  sandbox = await createSandbox({ isSteady: true });
  vendor = await startScriptedServer(forward(sandbox.url));
  supplier = createNdc({
    token: NDC_CREDENTIALS.token,
    baseUrl: `${vendor.url}/ndc`,
    timeoutMs: 20_000,
    clock: () => new Date(Date.now() + aheadMs),
  });
});
afterAll(async () => {
  await supplier.close();
  await vendor.close();
  await sandbox.close();
});

const draftOf = (offer: SupplierFlightOffer): BookingDraft => {
  const people = aPeople();
  const [person] = people.passengers;
  if (!person) throw new Error('The booking has no traveller.');
  const details = {
    id: '1',
    birthDate: '1990-05-17',
    gender: 'FEMALE',
    document: { type: 'IDENTITY_CARD', number: '1032456789' },
    loyalty: [],
  };
  return {
    id: 'b1',
    brandId: 'tiquete',
    reference: 'TQLOST234567',
    total: offer.totalPrice,
    dateFrom: query.segments[0]?.date ?? '',
    dateTo: query.segments[0]?.date ?? '',
    supplier: 'NDC',
    supplierData: {
      source: 'NDC',
      offer,
      travelers: query.travelers,
      services: [],
      fee: 0,
      holdUntil: null,
    },
    people: { ...people, passengers: [{ ...person, room: null, details }] },
    held: null,
    locator: null,
    madeAt: new Date(),
  };
};

it('finds the order of a replaced offer although its answer was lost', async () => {
  const product = createFlightSale({ suppliers: [supplier], log });
  const [offer] = (await supplier.search(query, signal)).offers;
  if (!offer) throw new Error('nothing is sold');
  const booking = draftOf(offer);
  aheadMs = 12 * MINUTE_MS;
  const well = forward(sandbox.url);
  const ordered: string[] = [];
  vendor.behave((response, request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/air/orders'))
      return well(response, request);
    ordered.push(JSON.parse(request.body).data.selected_offers[0]);
    const lost = { writeHead: { value: () => ({ end: () => response.destroy() }) } };
    return well(Object.create(response, lost), request);
  });
  expect(await product.book(booking, signal)).toEqual({ kind: 'unknown' });
  vendor.behave(well);
  expect(ordered).toHaveLength(1);
  expect(ordered).not.toContain((offer.key as { id: string }).id);

  expect(await product.lookUp(booking, signal)).toMatchObject({ kind: 'yes' });
  const range = { from: new Date(Date.now() - MINUTE_MS), to: new Date(Date.now() + MINUTE_MS) };
  const made = (await product.listBookings?.(range, signal)) ?? [];
  expect(made.filter(({ reference }) => reference === booking.reference)).toHaveLength(1);
});

it.each([
  [7, 0],
  [15, 1],
])(
  'searches again for an offer with an older key only if all travellers were adults then: %i',
  async (age, times) => {
    aheadMs = 0;
    const child = {
      id: '2',
      travelerType: age < 12 ? ('CHILD' as const) : ('ADULT' as const),
      age,
    };
    const travelers = [...query.travelers, child];
    const [offer] = (await supplier.search({ ...query, travelers }, signal)).offers;
    if (!offer) throw new Error('nothing is sold');
    const { ages: _none, ...key } = offer.key as { ages: unknown };
    const before = vendor.requests.length;
    const priced = await supplier.price({ ...offer, key }, travelers, [], signal);
    expect(priced.kind).toBe('priced');
    const searches = vendor.requests
      .slice(before)
      .filter(({ url }) => url.includes('offer_requests'));
    expect(searches).toHaveLength(times);
  },
);
