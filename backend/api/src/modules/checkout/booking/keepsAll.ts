import type { Cancellation } from '@tiquete/contracts';

/** Whether nothing comes back at any time. `refundable` means free now: a tariff that keeps a part from the start has it false too. */
export const keepsAll = ({ refundable, timeline }: Cancellation): boolean =>
  !refundable && timeline.every(({ refund_amount }) => refund_amount <= 0);
