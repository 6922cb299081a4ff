import { aRoom, aTariffWith } from '../testing/checkoutBuilders';
import { cheapestTariff, sameTariff } from './findTariff';

const tariff = aTariffWith({ productCode: 'old', total: 900 });
const chosen = { room: { ...aRoom, tariffs: [tariff] }, tariff };
const rooms = (...tariffs: Parameters<typeof aTariffWith>[0][]) => [
  { ...aRoom, tariffs: tariffs.map(aTariffWith) },
];

it('finds the tariff with the lowest amount today, and none without rooms', () => {
  const suite = {
    ...aRoom,
    roomCode: 'SUI',
    tariffs: [aTariffWith({ productCode: 'c', total: 700 })],
  };
  expect(
    cheapestTariff([
      ...rooms({ productCode: 'a', total: 900 }, { productCode: 'b', total: 800 }),
      suite,
    ])?.tariff.productCode,
  ).toBe('c');
  expect(cheapestTariff([])).toBeNull();
});

it('finds a tariff by its code', () => {
  expect(
    sameTariff(chosen, rooms({ productCode: 'x', total: 900 }, { productCode: 'old', total: 5000 }))
      ?.tariff.total,
  ).toBe(5000);
});

it('finds it under another code by room, board, refund and payment, the nearest in price', () => {
  const found = sameTariff(
    chosen,
    rooms(
      { productCode: 'x', total: 2000 },
      { productCode: 'y', total: 950 },
      { productCode: 'z', total: 900, boardCode: 'AI' },
    ),
  );
  expect(found?.tariff.productCode).toBe('y');
});

it.each([
  ['board', { boardCode: 'RO' as const }],
  ['refund', { cancellation: { ...tariff.cancellation, refundable: false } }],
  ['way of paying', { payment_type: 'AT_HOTEL' as const }],
])('does not match another %s', (_, changes) => {
  expect(sameTariff(chosen, rooms({ productCode: 'x', total: 900, ...changes }))).toBeNull();
});
