import { packageSearchResponseSchema } from '@tiquete/contracts';
import { problemOf } from '../../assistance/testing/anAssistanceApp';
import { aPackageApp } from '../testing/aPackageApp';
import { aTour } from '../testing/aTour';
import { aPassenger } from '../testing/prebookings';
import { aRoom } from '../testing/searches';

/** A package with a minimum age of ten, without prices for younger children. */
const limited = () => aTour({ min_age: 10, prices: aTour().prices.map(withoutChildren) });
const withoutChildren = (price: ReturnType<typeof aTour>['prices'][number]) => ({
  ...price,
  children: [],
});
let api: Awaited<ReturnType<typeof aPackageApp>>;
beforeAll(async () => {
  api = await aPackageApp(limited());
});
beforeEach(() => api.sell(limited()));
afterAll(() => api.close());

const send = (rooms: ReturnType<typeof aRoom>[], more: object = {}) =>
  api.search({
    type: 'GET_WITH_FILTER',
    DateBegin: '2027-05-05',
    DateEnd: '2027-05-05',
    Room: rooms,
    ...more,
  });
const QUOTE = { ItemPackageID: 'PE-CUSCO' };

it('gives no price on the card for a group below the minimum age, and names that age', async () => {
  const shown = async (rooms: ReturnType<typeof aRoom>[]) => {
    const [found] = packageSearchResponseSchema.parse((await send(rooms)).json()).data.packages;
    return [found?.min_age, found?.price.total !== null];
  };
  expect(await shown([aRoom(1, [10])])).toEqual([10, true]);
  expect(await shown([aRoom(1, [9])])).toEqual([10, false]);
  expect(await shown([aRoom(2, [], { infants: 1 })])).toEqual([10, false]);
});

it.each([
  ['a child', [aRoom(2), aRoom(1, [12, 9], { room: 2 })], '/Room/1/Child/Age/1'],
  ['a baby', [aRoom(2, [], { infants: 1 })], '/Room/0/Infant'],
])('rejects a quote for %s and points at the traveller', async (_, rooms, pointer) => {
  const reply = await send(rooms, QUOTE);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors[0]).toMatchObject({
    code: 'TRAVELER_TOO_YOUNG',
    detail: 'Este paquete recibe personas desde 10 años cumplidos el día de la salida.',
    source: { pointer },
  });
});

it('quotes a price for a traveller who is exactly of the minimum age', async () => {
  const reply = await send([aRoom(1, [10])], QUOTE);
  expect(reply.json().data.detail).toMatchObject({ min_age: 10 });
});

it('rejects a quote made before the minimum age was introduced', async () => {
  await api.sell(aTour());
  const quote = await api.quote({ Room: [aRoom(1, [8])] });
  await api.sell(limited());
  const eva = aPassenger({ type: 'CH', name: 'Eva', document: 'AB3000', birth_date: '2019-05-05' });
  const body = api.toBody(quote, { in_simular: 1, passengers: [aPassenger(), eva] });
  expect(problemOf(await api.prebook(api.guest(), body))).toEqual([
    422,
    'TRAVELER_TOO_YOUNG',
    '/passengers/1/birth_date',
  ]);
});

describe('a package with flights', () => {
  const laps = [aRoom(1, [], { infants: 1 }), aRoom(1, [], { infants: 3, room: 2 })];
  const unlimited = () => aTour({ min_age: undefined });
  const totalFor = async (rooms: ReturnType<typeof aRoom>[]) => {
    const [found] = packageSearchResponseSchema.parse((await send(rooms)).json()).data.packages;
    return found?.price.total ?? null;
  };
  beforeEach(() => api.sell(unlimited()));
  it('has no price and no quote for more infants than adults', async () => {
    expect(await totalFor([aRoom(1, [], { infants: 3 })])).toBeNull();
    const reply = await send(laps, QUOTE);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors[0]).toMatchObject({
      code: 'INFANTS_EXCEED_ADULTS',
      detail: expect.stringContaining('en los brazos de un adulto'),
      source: { pointer: '/Room/0/Infant' },
    });
  });
  it('has a quote for at most as many infants as adults, in any rooms', async () => {
    const rooms = [aRoom(2), aRoom(2, [], { infants: 3, room: 2 })];
    expect(await totalFor(rooms)).toBeGreaterThan(0);
    expect((await send(rooms, QUOTE)).statusCode).toBe(200);
  });
  it('accepts any number of infants without flights', async () => {
    await api.sell(aTour({ flights: [] }));
    expect((await send([aRoom(2, [], { infants: 3 })], QUOTE)).statusCode).toBe(200);
  });
});
