import * as fc from 'fast-check';
import { commands, type SaleModel, PAYABLE_MS, type Real, tidyUp } from './testing/commands';
import { useTestCheckout } from './testing/useTestCheckout';
import type { TestCheckout } from './testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const ALWAYS_FREE = {
  refundable: true,
  free_until: null,
  timeline: [{ from: null, penalty_amount: 0, refund_amount: 480_000, penalty_porcent: 0 }],
};

/** fast-check prints the seed and the shortest failing sequence. */
it('matches a simple model for any commands in any order', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      Object.assign(test.product, { next: [], nextCancels: [], isDown: false });
      Object.assign(test.gateway, { nextRefunds: [], isDown: false });
      const now = test.clock().getTime();
      const dateFrom = new Date(now + 90 * 24 * 3_600_000).toISOString().slice(0, 10);
      const traveller = await test.prebook({
        payBy: new Date(now + PAYABLE_MS),
        dateFrom,
        dateTo: dateFrom,
        cancellation: ALWAYS_FREE,
      });
      const model = (): SaleModel => ({
        state: 'PAYABLE',
        page: null,
        next: 'CONFIRMED',
        isLostBefore: false,
      });
      const real: Real = { test, traveller, reference: null };
      await fc.asyncModelRun(() => ({ model: model(), real }), steps);
      await tidyUp(real);
    }),
    { numRuns: Number(process.env.CHECKOUT_RUNS ?? 80) },
  );
}, 3_600_000);
