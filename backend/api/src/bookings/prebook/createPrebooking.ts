import type { Brand, Cancellation, PrebookingResponse } from '@tiquete/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewBooking, Prepared, Quote } from '../ports';
import type { SellingBrand } from '../../money';
import type { AcceptingBody } from './checkBooking';
import { priceChange, priceChanged } from './price';
import type { BookOnce } from '../../products/product';

/**
 * Milliseconds in which a booking must be paid, unless its supplier gives less. The gateway's session takes twenty of these
 * minutes.
 */
export const PAY_BY_MS = 30 * 60_000;

/** An offer at its supplier's current price, in whole pesos. */
export interface Repriced<Changed, Own> {
  /** Price that the traveller saw. */
  expected: number;
  /** Current price. */
  total: number;
  hasWorseTerms: boolean;
  /** Returns further `meta` of the rejection: the current offer under a new code. */
  offerAgain(): Promise<Changed>;
  /** Returns the quote with its terms. `own` is the product's own part of the answer. @throws AppError */
  sell(payBy: Date): { quote: Quote; cancellation: Cancellation; own: Own };
}
export interface PrebookingOptions<Request, Changed, Own> {
  clock: () => Date;
  /** Text for a rejection because of worse terms at the same or a lower price. */
  worseTerms: string;
  /**
   * Finds the offer that was shown, checks buyer, travellers and consents, and requests the current price. @throws AppError
   */
  reprice(
    brand: SellingBrand & Pick<Brand, 'policy_versions'>,
    body: Request,
    signal: AbortSignal,
  ): Promise<Repriced<Changed, Own>>;
}
export interface Prebooked<Answer> extends Prepared<Answer> {
  /** Answer of a dry run, without a booking. */
  simulated: Answer;
}

/** Turns a shown offer into a payable booking, for products that are priced again when they are booked. */
export const createPrebooking = <
  Request extends AcceptingBody,
  Changed extends object,
  Own extends object,
>({
  clock,
  worseTerms,
  reprice,
}: PrebookingOptions<Request, Changed, Own>) => ({
  /** Rejects a higher price and worse terms, with the current offer in `meta`; a lower price is accepted. @throws AppError */
  async prepare(
    brand: SellingBrand & Pick<Brand, 'policy_versions'>,
    body: Request,
    signal: AbortSignal,
  ): Promise<Prebooked<{ data: PrebookingResponse['data'] & Own }>> {
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

interface Call<Body> {
  body: Body & { in_simular: 0 | 1 };
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Handles the call that books an offer. With `in_simular` 1 it is a dry run, which needs no key and books nothing. A dry run
 * still queries the supplier's price, so it costs the caller's network one query unit.
 */
export const prebook =
  <Body, Answer>(prepare: (call: Call<Body>) => Promise<Prebooked<Answer>>, book: BookOnce) =>
  async (call: Call<Body>): Promise<Answer> => {
    const { request, reply } = call;
    if (call.body.in_simular !== 1) return book(request, reply, () => prepare(call));
    await request.server.costs?.spend(request, 1);
    return (await prepare(call)).simulated;
  };

/** Answer of a product's route for a booking that was made just before. */
export const toBookingAnswer = <Product extends NewBooking['product']>({
  id,
  code,
  product,
  status,
  createdAt,
  payBy,
}: NewBooking & { product: Product }) => ({
  id,
  code,
  product,
  status,
  created_at: createdAt.toISOString(),
  expires_at: payBy.toISOString(),
});
