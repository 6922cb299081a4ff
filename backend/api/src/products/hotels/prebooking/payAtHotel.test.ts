import type { PriceBreakdown } from '@tiquete/contracts';
import { aSupplierContent, aSupplierRate } from '../../../suppliers/testing/aSupplierRate';
import type { SupplierRate } from '../ports';
import { aSaleApi } from '../testing/aSaleApi';

const charge = (amount: number, dollars: string): PriceBreakdown['pay_at_hotel'][number] => ({
  name: 'Cargos del hotel',
  amount,
  currency: 'COP',
  original: { amount: dollars, currency: 'USD' },
});
const charging = (one: ReturnType<typeof charge>): SupplierRate =>
  aSupplierRate({
    price_breakdown: { ...aSupplierRate().price_breakdown, pay_at_hotel: [one] },
  });
/** Status of a prebooking of a displayed rate whose price has changed. */
async function statusOf(shown: SupplierRate, now: SupplierRate): Promise<number> {
  const { prebooking, simulate } = await aSaleApi({
    details: async () => ({ content: aSupplierContent(), rates: [shown] }),
    recheck: async (key) => ({ kind: 'priced', rate: { ...now, key } }),
  });
  return (await simulate(await prebooking())).statusCode;
}

it('compares what guests pay at the hotel in its own currency, so that another exchange rate changes nothing', async () => {
  const shown = charging(charge(61_535, '15.00'));
  expect(await statusOf(shown, charging(charge(62_400, '15.00')))).toBe(200);
  expect(await statusOf(shown, charging(charge(61_535, '15.01')))).toBe(409);
});
