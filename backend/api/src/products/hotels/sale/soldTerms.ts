import { cancellationSchema, type MealPlan, mealPlanSchema, moneySchema } from '@tiquete/contracts';
import * as z from 'zod';
import { costsMoreToCancel } from '../../../bookings/prebook';
import type { Rechecked } from '../ports';

type Priced = Extract<Rechecked, { kind: 'priced' }>;

/** Terms of a rate that may not get worse between its sale and its booking, as the supplier states them, without mark-up. */
export const soldTermsSchema = z.object({
  board: mealPlanSchema,
  cancellation: cancellationSchema,
  roomId: z.string().optional(),
  atHotel: z.array(moneySchema).optional(),
});
export type SoldTerms = z.infer<typeof soldTermsSchema>;

export const toSoldTerms = ({ rate, roomId, atHotel }: Priced): SoldTerms => ({
  board: rate.board,
  cancellation: rate.cancellation,
  ...(roomId !== undefined && { roomId }),
  ...(atHotel && { atHotel }),
});

/** Largest difference that rounding of decimals may cause. */
const NOISE = 0.005;

/**
 * Returns the terms that are worse than sold: another room, a less inclusive board, a higher penalty, more to pay at the
 * hotel.
 */
export function worsened(
  sold: SoldTerms,
  now: SoldTerms,
  at: Date,
): ('room' | 'board' | 'cancellation' | 'charges')[] {
  const isOtherRoom =
    sold.roomId !== undefined && now.roomId !== undefined && now.roomId !== sold.roomId;
  const isDearer =
    sold.atHotel !== undefined &&
    now.atHotel !== undefined &&
    hasHigherCharge(sold.atHotel, now.atHotel);
  return [
    ...(isOtherRoom ? (['room'] as const) : []),
    ...(promisesLess(sold.board, now.board) ? (['board'] as const) : []),
    ...(costsMoreToCancel(sold.cancellation, now.cancellation, at)
      ? (['cancellation'] as const)
      : []),
    ...(isDearer ? (['charges'] as const) : []),
  ];
}

const BOARDS = mealPlanSchema.options;
/** True when the board now includes less. The list of boards starts with the least inclusive board. */
export const promisesLess = (before: MealPlan, now: MealPlan): boolean =>
  BOARDS.indexOf(now) < BOARDS.indexOf(before);

type Charge = z.infer<typeof moneySchema>;
/**
 * True when the hotel collects more than before. Each currency is compared separately, because another exchange rate is not
 * a higher charge.
 */
export function hasHigherCharge(before: readonly Charge[], now: readonly Charge[]): boolean {
  const known = sumByCurrency(before);
  return [...sumByCurrency(now)].some(
    ([currency, sum]) => sum > (known.get(currency) ?? 0) + NOISE,
  );
}
function sumByCurrency(charges: readonly Charge[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { amount, currency } of charges)
    sums.set(currency, (sums.get(currency) ?? 0) + Number(amount));
  return sums;
}
