import type { SupplierRate } from '../../products/hotels/ports';

/**
 * Expects cancellation terms in order: the current step first, with rising penalties and a matching end of free
 * cancellation.
 */
export function expectTimeline({
  cancellation: { refundable, free_until, timeline },
  total,
}: Pick<SupplierRate, 'cancellation' | 'total'>): void {
  expect(timeline[0]).toMatchObject({ from: null });
  expect(refundable).toBe(timeline[0]?.penalty_amount === 0);
  expect(free_until).toBe(refundable ? (timeline[1]?.from ?? null) : null);
  timeline.forEach(({ from, penalty_amount, refund_amount }, index) => {
    expect(penalty_amount + refund_amount).toBe(total);
    expect(penalty_amount).toBeGreaterThan(timeline[index - 1]?.penalty_amount ?? -1);
    if (index > 0) expect(from).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$/);
  });
}
