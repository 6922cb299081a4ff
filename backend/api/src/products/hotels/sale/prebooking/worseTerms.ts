import { keepsMore } from '../../../../modules/sale';
import type { SupplierRate } from '../../ports';

/** True when cancelling later costs a larger part than was accepted, or when the hotel itself asks for more. */
export const hasWorseTerms = (accepted: SupplierRate, current: SupplierRate, now: Date): boolean =>
  payAtHotel(current) > payAtHotel(accepted) ||
  keepsMore(accepted.cancellation, current.cancellation, now);

const payAtHotel = ({ price_breakdown }: SupplierRate): number =>
  price_breakdown.pay_at_hotel.reduce((sum, { amount }) => sum + amount, 0);
