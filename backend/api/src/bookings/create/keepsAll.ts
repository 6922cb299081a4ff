import type { Cancellation } from '@tiquete/contracts';

/** True when nothing is ever refunded. `refundable` alone does not say so: it is also false for a tariff that refunds a part. */
export const keepsAll = ({ refundable, timeline }: Cancellation): boolean =>
  !refundable && timeline.every(({ refund_amount }) => refund_amount <= 0);
