import type { PrebookingResponse } from '@tiquete/contracts';
import type * as z from 'zod';
import { errorCodeOf } from '../people/visitor';
import { createOfferPool } from './offerPool';
import type { Buyer, PurchaseContext, Order, Purchaser } from './driver';

/** Milliseconds of the fast clock for which results are sold. Offers of every product are valid for longer. */
const FRESH_MS = 15 * 60_000;

/** A product whose offers are booked by one call, without a step between choosing and booking. */
interface Prebooked<Offer> {
  path: string;
  /** Finds offers for travellers. Rejects when there are none. */
  search(context: PurchaseContext): Promise<Offer[]>;
  toOrder(offer: Offer, buyer: Buyer): Omit<Order, 'path'>;
  answer: z.ZodType<PrebookingResponse>;
  /** Error codes after which the traveller chooses again. */
  gone: readonly string[];
  /** Error codes after which all results are dropped. Default: those in `gone`. */
  allGone?: readonly string[];
}

export const openPrebooked =
  <Offer>({ path, search, toOrder, answer, gone, allGone = gone }: Prebooked<Offer>) =>
  (context: PurchaseContext): Purchaser => {
    const pool = createOfferPool(() => search(context), context.clock, FRESH_MS);
    return {
      async order(buyer) {
        return { path, ...toOrder(await pool.choose(buyer.random), buyer) };
      },
      readBought(reply, { total }) {
        if (reply.status === 201) {
          const { booking } = answer.parse(reply.body).data;
          if (!booking) throw new Error('A prebooking made no booking.');
          return { bookingId: booking.id, code: booking.code, total };
        }
        const code = errorCodeOf(reply);
        if (!gone.includes(code))
          throw new Error(`${path} was refused: ${reply.text.slice(0, 300)}`);
        if (allGone.includes(code)) pool.forget();
        return null;
      },
    };
  };
