import { hotelDetailsResponseSchema, type HotelSupplierCode } from '@tiquete/contracts';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { aSupplierContent, aSupplierRate } from '../../../suppliers/testing/aSupplierRate';
import { aSupplierHotel, fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import type { HotelSupplier, SupplierRate } from '../ports';
import { codesOf } from '../testing/anApi';
import { aSaleApi } from '../testing/aSaleApi';

const room = aSupplierRate().room;
const ofHb = (...rates: SupplierRate[]) => ({
  details: async () => ({ content: aSupplierContent(), rates }),
});
const ofDo = (...rates: SupplierRate[]) => ({
  details: async () => ({
    content: aSupplierContent({
      hotelCode: 'D7',
      name: 'Casa Medina Boutique Hotel',
      images: [{ url: '/media/do/D7/0', caption: 'El hotel', category: 'El hotel' }],
    }),
    rates,
  }),
});
const aSecond = (sale: Partial<HotelSupplier>) =>
  fakeSupplier({
    code: 'DO',
    sale,
    search: async () => [
      aSupplierHotel({ hotelCode: 'D7', name: 'Casa Medina Boutique Hotel', min_rate: 600_000 }),
    ],
  });
const supplierOf = (codes: readonly { supplier: HotelSupplierCode }[]) =>
  codes.map(({ supplier }) => supplier);

it('shows the tariffs of both suppliers under the name that the search displayed, with rooms of equal names as one', async () => {
  const suite = aSupplierRate({
    key: 'do-2',
    total: 650_000,
    room: { ...room, code: '9', name: 'Suite', images: ['/media/do/D7/1'] },
  });
  const sameRoom = aSupplierRate({
    key: 'do-1',
    total: 600_000,
    board: 'RO',
    room: { ...room, code: '5', name: 'DOBLE ESTANDAR', images: ['/media/do/D7/3'] },
  });
  const { details } = await aSaleApi(ofHb(aSupplierRate()), aSecond(ofDo(sameRoom, suite)));
  const { data, warnings } = hotelDetailsResponseSchema.parse((await details()).json());
  expect(data.hotel).toMatchObject({
    hotelCode: '1001',
    name: 'Casa Medina',
    images: [{ url: '/media/hb/1001/0' }, {}],
  });
  expect(
    data.rooms.map(({ roomCode, name, images, tariffs }) => [
      roomCode,
      name,
      images,
      supplierOf(tariffs),
      tariffs.map(({ total }) => total),
    ]),
  ).toEqual([
    ['DBL.ST', 'Doble estándar', ['/media/hb/1001/1'], ['DO', 'HB'], [600_000, 700_001]],
    ['9', 'Suite', ['/media/do/D7/1'], ['DO'], [650_000]],
  ]);
  expect(warnings).toBeUndefined();
});
it('prebooks a tariff of either supplier under the displayed code', async () => {
  const requested: string[] = [];
  const second = aSecond({
    ...ofDo(
      aSupplierRate({ key: 'do-1', total: 600_000, room: { ...room, code: '5', name: 'Otra' } }),
    ),
    recheck: async (key, stay) => {
      requested.push(`${key} ${stay.hotelCode}`);
      return { kind: 'priced', rate: aSupplierRate({ key, total: 600_000 }) };
    },
  });
  const { prebooking, simulate } = await aSaleApi(ofHb(aSupplierRate()), second);
  const body = await prebooking();
  const reply = await simulate(body);
  expect([reply.statusCode, body.hotelCode, body.expected_total, requested]).toEqual([
    200,
    '1001',
    600_000,
    ['do-1 D7'],
  ]);
});

it('sells the tariffs of one supplier when the other does not answer, with a warning', async () => {
  const { details } = await aSaleApi(
    ofHb(aSupplierRate()),
    aSecond({ details: () => Promise.reject(new SupplierError('DO', 'timeout')) }),
  );
  const { data, warnings } = hotelDetailsResponseSchema.parse((await details()).json());
  expect(data.rooms.flatMap(({ tariffs }) => supplierOf(tariffs))).toEqual(['HB']);
  expect(warnings).toMatchObject([{ code: 'SUPPLIER_TIMEOUT', detail: 'DO' }]);
});
it('shows the texts of the second supplier when the first does not answer, under the same code', async () => {
  const { details } = await aSaleApi(
    { details: () => Promise.reject(new SupplierError('HB', 'unavailable')) },
    aSecond(ofDo(aSupplierRate())),
  );
  expect(hotelDetailsResponseSchema.parse((await details()).json()).data.hotel).toMatchObject({
    hotelCode: '1001',
    images: [{ url: '/media/do/D7/0' }],
  });
});
it.each([
  ['both have nothing left', ofHb(), ofDo(), 409, 'SOLD_OUT'],
  [
    'one has nothing left and the other is silent',
    ofHb(),
    { details: () => Promise.reject(new SupplierError('DO', 'timeout')) },
    504,
    'SUPPLIER_TIMEOUT',
  ],
])('sells nothing when %s', async (_, first, second, status, code) => {
  const { details } = await aSaleApi(first, aSecond(second));
  const reply = await details();
  expect([reply.statusCode, ...codesOf(reply)]).toEqual([status, code]);
});
it('lists two rooms with the same name separately when one supplier sells both', async () => {
  const rates = [
    aSupplierRate({ key: 'a' }),
    aSupplierRate({ key: 'b', room: { ...room, code: 'DBL.SU' } }),
  ];
  const { details } = await aSaleApi(ofHb(...rates));
  expect(
    hotelDetailsResponseSchema
      .parse((await details()).json())
      .data.rooms.map(({ roomCode }) => roomCode)
      .sort(),
  ).toEqual(['DBL.ST', 'DBL.SU']);
});
