import { hotelDetailsResponseSchema } from '@tiquete/contracts';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { aSupplierContent, aSupplierRate } from '../../../suppliers/testing/aSupplierRate';
import { aSupplierHotel } from '../../../suppliers/testing/fakeSupplier';
import { codesOf } from '../testing/anApi';
import { aSaleApi } from '../testing/aSaleApi';

const content = aSupplierContent();
const selling = (...rates: ReturnType<typeof aSupplierRate>[]) => ({
  details: async () => ({ content, rates }),
});

it('shows the hotel with its rooms, and their tariffs cheapest first, without the supplier’s keys', async () => {
  const suite = { ...aSupplierRate().room, code: 'SUI.ST', name: 'Suite' };
  const rates = [
    aSupplierRate({ key: 'secret-3', total: 990_000, board: 'AI', allotment: 3 }),
    aSupplierRate({ key: 'secret-2', room: suite, total: 800_000 }),
    aSupplierRate({ key: 'secret-1' }),
  ];
  const { details } = await aSaleApi(selling(...rates));
  const reply = await details();
  expect(reply.statusCode).toBe(200);
  const { data } = hotelDetailsResponseSchema.parse(reply.json());
  expect(data).toMatchObject({
    nights: 2,
    pax: 2,
    checkin: '2027-03-10',
    expires_at: '2027-01-10T17:30:00.000Z',
  });
  expect(data.hotel).toMatchObject({
    name: 'Casa Medina',
    images: [{ url: '/media/hb/1001/0' }, { url: '/media/hb/1001/1', category: 'Habitaciones' }],
  });
  expect(
    data.rooms.map(({ roomCode, images, tariffs }) => [
      roomCode,
      images,
      tariffs.map(({ total }) => total),
    ]),
  ).toEqual([
    ['DBL.ST', ['/media/hb/1001/1'], [700_001, 990_000]],
    ['SUI.ST', ['/media/hb/1001/1'], [800_000]],
  ]);
  const [cheap, dear] = data.rooms[0]?.tariffs ?? [];
  expect(cheap).toMatchObject({
    boardName: 'Desayuno incluido',
    allotment: null,
    supplier: 'HB',
    occupancy: { adults: 2, children: 0, childrenAges: [] },
  });
  expect(dear).toMatchObject({ boardName: 'Todo incluido', allotment: 3 });
  expect(reply.body).not.toContain('secret-');
  expect(
    new Set(data.rooms.flatMap(({ tariffs }) => tariffs.map(({ productCode }) => productCode)))
      .size,
  ).toBe(3);
});

it('shows the same guest score as the search', async () => {
  const reviews = { score: 8.7, count: 412, source: 'GUESTS' };
  const { details } = await aSaleApi({ search: async () => [aSupplierHotel({ reviews })] });
  expect((await details()).json().data.reviews).toEqual(reviews);
});

it.each<[string, object, number, string]>([
  ['a search that is over', { sessionCode: 'A'.repeat(22) }, 410, 'SESSION_EXPIRED'],
  [
    'other rooms than searched',
    { rooms: [{ adults: 1, childrens: [] }] },
    422,
    'GUEST_DISTRIBUTION',
  ],
  ['a child without age', { rooms: [{ adults: 2, childrens: [null] }] }, 422, 'CHILD_AGE_REQUIRED'],
  ['a hotel that was not found', { hotelCode: '1' }, 404, 'HOTEL_NOT_FOUND'],
])('rejects %s', async (_, changes, status, code) => {
  const { details } = await aSaleApi();
  const reply = await details(changes);
  expect([reply.statusCode, ...codesOf(reply)]).toEqual([status, code]);
});

it('is only visible to the brand that searched', async () => {
  const { details } = await aSaleApi();
  expect(codesOf(await details({}, 'b.test'))).toEqual(['SESSION_EXPIRED']);
});

it('reports that the hotel is sold out', async () => {
  const { details } = await aSaleApi(selling());
  const reply = await details();
  expect([reply.statusCode, ...codesOf(reply)]).toEqual([409, 'SOLD_OUT']);
});

it.each<[string, () => Promise<never>, number, string]>([
  ['is late', () => Promise.reject(new SupplierError('HB', 'timeout')), 504, 'SUPPLIER_TIMEOUT'],
  [
    'is down',
    () => Promise.reject(new SupplierError('HB', 'unavailable')),
    503,
    'SUPPLIER_UNAVAILABLE',
  ],
  [
    'says nonsense',
    () => Promise.reject(new SupplierError('HB', 'malformed')),
    502,
    'SUPPLIER_ERROR',
  ],
])('reports an error when the supplier %s', async (_, fail, status, code) => {
  const { details } = await aSaleApi({ details: fail });
  const reply = await details();
  expect([reply.statusCode, ...codesOf(reply)]).toEqual([status, code]);
});

it('aborts a supplier that never answers', async () => {
  const { details } = await aSaleApi({
    details: (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  });
  expect(codesOf(await details())).toEqual(['SUPPLIER_TIMEOUT']);
});
