import { cancellationSchema, type MealPlan, mealPlanSchema, moneySchema } from '@tiquete/contracts';
import * as z from 'zod';
import { keepsMore } from '../../../modules/sale';
import type { Rechecked } from '../ports';

type Priced = Extract<Rechecked, { kind: 'priced' }>;

/** Terms of a rate that may not get worse between its sale and its booking, as the supplier states them and without mark-up. */
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

/** Rounding of amounts in currencies with decimals. */
const NOISE = 0.005;

/** Terms that are worse than those sold: another room, a board that includes less, dearer cancelling, more to pay at the hotel. */
export function worsened(
  sold: SoldTerms,
  now: SoldTerms,
  at: Date,
): ('room' | 'board' | 'cancellation' | 'charges')[] {
  const isOtherRoom =
    sold.roomId !== undefined && now.roomId !== undefined && now.roomId !== sold.roomId;
  const isDearer =
    sold.atHotel !== undefined && now.atHotel !== undefined && asksMore(sold.atHotel, now.atHotel);
  return [
    ...(isOtherRoom ? (['room'] as const) : []),
    ...(promisesLess(sold.board, now.board) ? (['board'] as const) : []),
    ...(keepsMore(sold.cancellation, now.cancellation, at) ? (['cancellation'] as const) : []),
    ...(isDearer ? (['charges'] as const) : []),
  ];
}

const BOARDS = mealPlanSchema.options;
/** Boards are listed from the one that promises least. */
export const promisesLess = (before: MealPlan, now: MealPlan): boolean =>
  BOARDS.indexOf(now) < BOARDS.indexOf(before);

type Charge = z.infer<typeof moneySchema>;
/** In each currency by itself: what another day's rate adds in pesos is none of the hotel's asking. */
export function asksMore(before: readonly Charge[], now: readonly Charge[]): boolean {
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
