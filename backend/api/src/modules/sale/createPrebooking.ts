import type { Brand, Cancellation, PrebookingResponse } from '@tiquete/contracts';
import type { NewBooking, Prepared, Quote } from '../checkout/ports';
import type { SellingBrand } from '../mark-ups';
import type { AcceptingBody } from './readConsents';
import { priceChange } from './priceChange';
import { priceChanged } from './priceChanged';
import { toBookingAnswer } from './toBookingAnswer';

/** Milliseconds in which a booking is paid, unless its supplier gives less. The gateway's session takes twenty of these minutes. */
export const PAY_BY_MS = 30 * 60_000;

/** An offer as its supplier prices it now; money is whole pesos. */
export interface Repriced<Changed, Own> {
  /** What the traveller saw. */
  expected: number;
  /** What is asked now. */
  total: number;
  hasWorseTerms: boolean;
  /** The refusal's `meta` beside the price: what can be bought now, under a code of its own. */
  offerAgain(): Promise<Changed>;
  /** `own` is what only this product's answer says. @throws AppError */
  sell(payBy: Date): { quote: Quote; cancellation: Cancellation; own: Own };
}
export interface PrebookingOptions<Request, Changed, Own> {
  clock: () => Date;
  /** Why an offer that costs no more is refused all the same. */
  worseTerms: string;
  /** Finds the offer that was shown, checks buyer, travellers and consents, and asks for the price again. @throws AppError */
  reprice(
    brand: SellingBrand & Pick<Brand, 'policy_versions'>,
    body: Request,
    signal: AbortSignal,
  ): Promise<Repriced<Changed, Own>>;
}
export interface Prebooked<Answer> extends Prepared<Answer> {
  /** Answer of a dry run: no booking. */
  simulated: Answer;
}
export interface Prebookings<Request, Answer> {
  /** A rise and worse terms are refused with what can be bought now in `meta`; a fall is passed on. @throws AppError */
  prepare(
    brand: SellingBrand & Pick<Brand, 'policy_versions'>,
    body: Request,
    signal: AbortSignal,
  ): Promise<Prebooked<Answer>>;
}

/** From what was shown to a booking that can be paid, for products that are priced again when they are booked. */
export const createPrebooking = <
  Request extends AcceptingBody,
  Changed extends object,
  Own extends object,
>({
  clock,
  worseTerms,
  reprice,
}: PrebookingOptions<Request, Changed, Own>): Prebookings<
  Request,
  { data: PrebookingResponse['data'] & Own }
> => ({
  async prepare(brand, body, signal) {
    const repriced = await reprice(brand, body, signal);
    const { expected, total, hasWorseTerms } = repriced;
    const price = priceChange(expected, total);
    if (total > expected || hasWorseTerms)
      throw priceChanged(price, worseTerms, await repriced.offerAgain());
    const payBy = new Date(clock().getTime() + PAY_BY_MS);
    const { quote, cancellation, own } = repriced.sell(payBy);
    const toAnswer = (booking: NewBooking | null) => ({
      data: {
        booking: booking && toBookingAnswer(booking),
        price,
        cancellation,
        rate_comments: quote.rateComments,
        pay_by: (booking?.payBy ?? payBy).toISOString(),
        next: 'payments' as const,
        ...own,
      },
    });
    return {
      quote,
      acceptsDuplicate: body.accepts?.duplicate ?? false,
      toAnswer,
      simulated: toAnswer(null),
    };
  },
});
