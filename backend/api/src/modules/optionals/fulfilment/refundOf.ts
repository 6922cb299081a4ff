import type { Cancellation } from '@tiquete/contracts';

/** Whole pesos of one that come back when it is cancelled at `at`, by the terms as sold. */
export function refundOf({ timeline }: Cancellation, at: Date): number {
  const begun = timeline.filter(({ from }) => from === null || Date.parse(from) <= at.getTime());
  return begun.at(-1)?.refund_amount ?? 0;
}
