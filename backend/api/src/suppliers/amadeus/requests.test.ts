import { addDays, today } from '@tiquete/domain';
import { createSandbox, GDS_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { amadeusSchema } from '../../../../sandbox/src/testing/amadeusSchema';
import { type ScriptedServer, startScriptedServer } from '../../lib/testing/scriptedServer';
import type {
  FlightOrderRequest,
  FlightExtra,
  SupplierFlightOffer,
} from '../../products/flights/ports';
import { familyQuery } from '../flightContract';
import { familyPassengers } from '../testing/familyPassengers';
import { forward } from '../testing/forward';
import { createAmadeus } from './adapter';
import { toAmadeusName } from './sale/orderRequest';

/**
 * Checks every request against the vendor's published schemas. They allow no further fields, so a field of our own would
 * fail.
 */
const query = familyQuery('BOG', 'MIA', addDays(today(), 90));
const signal = new AbortController().signal;
let sandbox: Sandbox;
let vendor: ScriptedServer;
let supplier: ReturnType<typeof createAmadeus>;
const bodies = (path: RegExp) =>
  vendor.requests
    .filter(({ method, url }) => method === 'POST' && path.test(url))
    .map(({ body }): unknown => JSON.parse(body));
const problems = (validate: ReturnType<typeof amadeusSchema>, body: unknown) =>
  validate(body) ? [] : validate.errors;

beforeAll(async () => {
  sandbox = await createSandbox();
  vendor = await startScriptedServer(forward(sandbox.url));
  supplier = createAmadeus({ ...GDS_CREDENTIALS, baseUrl: vendor.url, clock: () => new Date() });
});
afterAll(async () => {
  await supplier.close();
  await vendor.close();
  await sandbox.close();
});

async function sellEverything(): Promise<FlightOrderRequest> {
  await supplier.search({ ...query, cabin: 'ECONOMY', corporateCodes: ['ACME1'] }, signal);
  const { offers } = await supplier.search(query, signal);
  const offer = offers.find(({ hold_until }) => hold_until !== null) as SupplierFlightOffer;
  await supplier.upsell(offer, query.travelers, signal);
  const plain = await supplier.price(offer, query.travelers, [], signal);
  if (plain.kind !== 'priced') throw new Error(plain.kind);
  const { bags } = plain.priced;
  const maps = await supplier.seatMaps(plain.priced.offer, query.travelers, signal);
  const seat = maps[0]?.map.decks
    .flatMap(({ seats }) => seats)
    .find(({ passenger_ids }) => passenger_ids.includes('1'));
  const services: FlightExtra[] = [
    ...bags.map((bag): FlightExtra => ({
      kind: bag.kind,
      key: bag.key,
      travelerId: '1',
      segmentIds: bag.segmentIds,
      quantity: 1,
      amount: bag.price,
    })),
    ...(seat?.code
      ? [
          {
            kind: 'SEATS' as const,
            key: maps[0]?.keys[seat.code],
            travelerId: '1',
            segmentIds: [maps[0]?.map.segment_id ?? ''],
            quantity: 1,
            amount: seat.price,
          },
        ]
      : []),
  ];
  expect(new Set(services.map(({ kind }) => kind))).toEqual(new Set(['BAGS', 'PRIORITY', 'SEATS']));
  const full = await supplier.price(plain.priced.offer, query.travelers, services, signal);
  if (full.kind !== 'priced') throw new Error(full.kind);
  return {
    reference: 'TQREQ23456789ABCDEFG',
    offer: full.priced.offer,
    extras: full.priced.extras,
    total: full.priced.offer.totalPrice + full.priced.extrasTotal,
    passengers: familyPassengers(query).map((one, index) =>
      index === 0 ? { ...one, loyalty: [{ programOwner: 'AV', id: '12345678' }] } : one,
    ),
    contact: {
      firstName: 'Íñigo',
      lastName: "O'Connor-Núñez",
      email: 'inigo@example.com',
      phoneCountry: '1',
      phone: '3055550000',
    },
    holdUntil: new Date(Date.now() + 3_600_000),
  };
}

it('sends only fields that the vendor describes', async () => {
  const order = await sellEverything();
  expect(await supplier.hold(order, signal)).toMatchObject({ kind: 'yes' });
  for (const body of bodies(/\/v2\/shopping\/flight-offers$/))
    expect(problems(amadeusSchema('FlightOffersSearch_v2', 'GetFlightOffersQuery'), body)).toEqual(
      [],
    );
  const data = (body: unknown): unknown => (body as { data: unknown }).data;
  for (const body of bodies(/\/upselling/))
    expect(
      problems(amadeusSchema('BrandedFaresUpsell_v1', 'FlightOfferUpsellIn'), data(body)),
    ).toEqual([]);
  expect(bodies(/\/pricing/)).toHaveLength(3);
  for (const body of bodies(/\/pricing/))
    expect(
      problems(amadeusSchema('FlightOffersPrice_v1', 'FlightOfferPricingIn'), data(body)),
    ).toEqual([]);
  const orders = bodies(/\/flight-orders$/);
  expect(orders).toHaveLength(1);
  expect(problems(amadeusSchema('FlightCreateOrders_v1', 'FlightOrder'), data(orders[0]))).toEqual(
    [],
  );
  for (const body of bodies(/\/seatmaps/))
    for (const offer of data(body) as unknown[])
      expect(problems(amadeusSchema('SeatMapDisplay_v1', 'FlightOffer'), offer)).toEqual([]);
  expect(data(orders[0])).toMatchObject({
    remarks: { general: [{ subType: 'GENERAL_MISCELLANEOUS', text: 'TQREQ23456789ABCDEFG' }] },
    travelers: [{ name: { firstName: 'JOSE NUNO', lastName: 'GOMEZ PENA' } }, {}, {}],
    contacts: [
      {
        addresseeName: { firstName: 'INIGO', lastName: 'OCONNOR-NUNEZ' },
        phones: [{ countryCallingCode: '+1' }],
      },
    ],
  });
});

it.each([
  ['Ñuño Güell', 'NUNO GUELL'],
  ["D'Ángelo", 'DANGELO'],
  ['María-José', 'MARIA-JOSE'],
  ['Søren Æbeltoft', 'SOEREN AEBELTOFT'],
  ['Łukasz', 'LUKASZ'],
  ['Ma. Fernanda', 'MA FERNANDA'],
  ['Weiß', 'WEISS'],
  [' Ana  Lucía ', 'ANA LUCIA'],
  ['王小明', '王小明'],
])('spells %s as tickets do', (name, folded) => {
  expect(toAmadeusName(name)).toBe(folded);
});
