import { AppError } from '../../../lib/errors';
import type { Log } from '../../../lib/search/log';
import { fillDictionaries } from '../search/fillDictionaries';
import { NO_MARK_UP } from '../../../money';
import { saleWords as words } from '../messages/sale';
import type { FlightService } from '../ports';
import { readAirports } from '../places/airportTable';
import { toFlightOffer } from '../search/toFlightOffer';
import type { Prebookings } from './createPrebookings';
import type { CartLine, PrebookingRow } from './row';
import type { PrebookingStore } from './prebookingStore';
import { toPrebooking } from './toPrebooking';
import type { FlightServices } from './extras';
import { findSeat } from './findSeat';

export type Repriced = Pick<PrebookingRow, 'supplier' | 'answer' | 'cart'>;
export interface Repricing {
  /**
   * Prices the prebooking and its services again at the rate of its display. @throws AppError OFFER_NO_LONGER_AVAILABLE;
   * SERVICE_UNAVAILABLE, after unavailable services were removed from the cart
   */
  priceAgain(row: PrebookingRow, signal: AbortSignal): Promise<Repriced>;
  /** Reads displayed seats again, because their keys belong to the offer. */
  keep(row: PrebookingRow, current: Repriced, signal: AbortSignal): Promise<void>;
}
interface Parts {
  store: PrebookingStore;
  prebookings: Pick<Prebookings, 'price'>;
  services: Pick<FlightServices, 'readSeats'>;
  clock: () => Date;
  log: Log;
}

export function createRepricing({ store, prebookings, services, clock, log }: Parts): Repricing {
  const unread =
    ({ id }: Pick<PrebookingRow, 'id'>) =>
    (error: unknown) => {
      log.warn({ err: error, prebooking: id }, 'seats not read again');
      return null;
    };
  /** Removes seats that are no longer free from the cart; if none is found, the rejection names no service. */
  const refuseGone = async (row: PrebookingRow, signal: AbortSignal): Promise<never> => {
    const maps = await services.readSeats(row, signal).catch(unread(row));
    const isGone = ({ kind, code }: CartLine) =>
      kind === 'SEATS' && maps !== null && findSeat(maps, code)?.seat.status !== 'AVAILABLE';
    const gone = row.cart.filter(isGone);
    if (gone.length > 0) {
      await store.change(row, async (now, write) => {
        if (now.cart_version === row.cart_version)
          await write({
            cart: row.cart.filter((line) => !isGone(line)),
            cart_version: row.cart_version + 1,
          });
      });
    }
    throw new AppError('SERVICE_UNAVAILABLE', {
      detail: words.servicesGone(gone.map(({ name }) => name)),
      source: { pointer: '/cart_version' },
    });
  };
  return {
    async priceAgain(row, signal) {
      const priced = await prebookings.price(
        row,
        row.cart.map(({ service }) => service),
        signal,
        row.supplier.offer.quoted?.rate,
      );
      if (!priced) return refuseGone(row, signal);
      const { feePerTraveler, markUp = NO_MARK_UP, travelers } = row.supplier;
      const dictionaries = fillDictionaries(
        await readAirports(),
        [priced.offer],
        [priced.dictionaries],
      );
      const offer = toFlightOffer({
        id: row.answer.offer.id,
        source: row.source,
        offer: priced.offer,
        feePerTraveler,
        markUp,
      });
      const answer = toPrebooking({
        id: row.id,
        offer,
        priced,
        dictionaries,
        expected: row.answer.price.current,
        expiresAt: row.expires_at,
        now: clock(),
      });
      return {
        supplier: { offer: priced.offer, travelers, bags: priced.bags, feePerTraveler, markUp },
        answer,
        cart: atPricesOf(row.cart, priced.services),
      };
    },
    async keep(row, { supplier, answer, cart }, signal) {
      await store.change(row, (_, write) => write({ supplier, answer, cart }));
      if (row.seats !== null)
        await services.readSeats({ ...row, supplier, answer, cart }, signal).catch(unread(row));
    },
  };
}

/** The services are returned in the requested order, with today's prices and keys. */
const atPricesOf = (lines: readonly CartLine[], services: readonly FlightService[]): CartLine[] =>
  lines.map((line, index) => {
    const service = services[index] ?? line.service;
    return { ...line, price: Math.round(service.amount / service.quantity), service };
  });
