import { problemOf } from '../assistance/testing/anAssistanceApp';
import { aPackageApp, type Browser } from './testing/aPackageApp';
import { aTour } from './testing/aTour';
import { aPassenger } from './testing/prebookings';
import { aRoom } from './testing/searches';

let api: Awaited<ReturnType<typeof aPackageApp>>;
beforeEach(async () => {
  api = await aPackageApp(aTour({ minimum_group: undefined }));
});
afterEach(() => api.close());

const EVA = aPassenger({ type: 'CH', name: 'Eva', document: 'AB3000', birth_date: '2019-05-05' });
const { room: _room, type: _type, ...ROSA } = aPassenger({ name: 'Rosa', document: 'AB9000' });
const send = (browser: Browser, id: string, body: object) =>
  browser.postJson(`/api/packages/bookings/${id}/passengers`, body);
const change = (browser: Browser, id: string, number: number, passenger: object) =>
  send(browser, id, { mode: 'CHANGE', number, passenger });
/** Buys a package for a couple and a child. Returns the id of the paid booking. */
const buyFamily = async (browser: Browser): Promise<string> => {
  const quoted = await api.quote({ Room: [aRoom(2, [8])] });
  const [marta, luis] = api.toBody(quoted).passengers;
  return api.buy(browser, api.toBody(quoted, { passengers: [marta!, luis!, EVA] }));
};

it('replaces a passenger and records it in the history', async () => {
  const browser = api.guest();
  const id = await buyFamily(browser);
  expect((await send(browser, id, { mode: 'SIMULATION' })).json().data).toEqual({
    is_possible: true,
    reason: null,
    until: '2027-04-20',
    passengers: [
      { number: 1, name: 'Marta', lastname: 'Gómez Ruiz', type: 'AD', room: 1, age: 41 },
      { number: 2, name: 'Luis', lastname: 'Pardo', type: 'AD', room: 1, age: 41 },
      { number: 3, name: 'Eva', lastname: 'Gómez Ruiz', type: 'CH', room: 1, age: 8 },
    ],
  });
  const reply = await change(browser, id, 2, ROSA);
  expect(reply.json().data.passengers[1]).toMatchObject({ name: 'Rosa', lastname: 'Gómez Ruiz' });
  const booked = await api.bookingOf(browser, id);
  expect(booked.passengers.map(({ name }: { name: string }) => name)).toEqual([
    'Marta',
    'Rosa',
    'Eva',
  ]);
  expect(booked.events.at(-1)).toMatchObject({ code: 'PASSENGER_CHANGED' });
  const topics = await api.deps.db.queryBrand(
    'tiquete',
    "select topic, payload from outbox where topic = 'PASSENGER_CHANGED'",
    [],
  );
  expect(topics).toEqual([{ topic: 'PASSENGER_CHANGED', payload: { number: 2 } }]);
});

it.each<[string, number, object, string, string]>([
  ['an unknown passenger', 4, ROSA, 'GUEST_DISTRIBUTION', '/number'],
  [
    'a child of another age',
    3,
    { ...ROSA, birth_date: '2018-01-01' },
    'AGE_MISMATCH',
    '/passenger/birth_date',
  ],
  [
    'a child in the place of an adult',
    2,
    { ...ROSA, birth_date: '2015-01-01' },
    'AGE_MISMATCH',
    '/passenger/birth_date',
  ],
  [
    'the document of another',
    2,
    { ...ROSA, document: 'AB102030' },
    'DOCUMENT_DUPLICATED',
    '/passenger/document',
  ],
  [
    'a name that its ticket has no room for',
    2,
    { ...ROSA, lastname: Array.from({ length: 9 }, () => 'Wßßß').join(' ') },
    'NAME_TOO_LONG',
    '/passenger/lastname',
  ],
  [
    'a passport that ends too early',
    2,
    { ...ROSA, passport_expiry: '2027-05-06' },
    'DOCUMENT_EXPIRED',
    '/passenger/passport_expiry',
  ],
])(
  'rejects %s, names the field and changes nothing',
  async (_, number, passenger, code, pointer) => {
    const browser = api.guest();
    const id = await buyFamily(browser);
    const reply = await change(browser, id, number, passenger);
    expect(reply.json().errors[0]).toMatchObject({ code, source: { pointer } });
    expect((await api.bookingOf(browser, id)).passengers).toMatchObject([
      { name: 'Marta' },
      { name: 'Luis' },
      { name: 'Eva' },
    ]);
  },
);

it('rejects a change in the last two weeks, or in a booking of another buyer', async () => {
  api.advance(Date.parse('2027-04-21T04:30:00Z') - api.deps.clock().getTime());
  const browser = api.guest();
  const id = await buyFamily(browser);
  expect(problemOf(await change(api.guest(), id, 2, ROSA)).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
  expect((await change(browser, id, 2, ROSA)).statusCode).toBe(200);
  api.advance(60 * 60_000);
  const reply = await change(browser, id, 2, ROSA);
  expect(problemOf(reply).slice(0, 2)).toEqual([409, 'PASSENGERS_NOT_CHANGEABLE']);
  expect(reply.json().errors[0].detail).toContain('15 días antes');
});
