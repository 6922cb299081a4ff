import { CURRENCY } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { applyNameRule, typedNameRule } from '@tiquete/domain/travellers';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { UnsoldCurrency } from '../../../lib/unsoldCurrency';
import type { CancelOutcome, HotelSupplier, SupplierBooking } from '../../../products/hotels/ports';
import { createQuoteMoney, withStoredRate, toMoney } from '../../quoteMoney';
import { HOTELBEDS_CODE } from '../client';
import type { PricedRate } from '../combination';
import { hotelbedsChargedAtHotel, createHotelMoney } from '../hotelMoney';
import { toOccupancies } from '../occupancies';
import { contentOf, type DetailsParts, readHotelbedsDetails } from './details';
import { isOurs, hotelbedsOutcome, hotelbedsFailureOutcome, hotelbedsRefusalOf } from './outcome';
import { decodeHotelbedsKey } from './rateKeys';
import { readChecked, toCheckRequest } from './recheck';
import { roomsOf } from './roomsOf';
import { fromHotelbedsRates } from './fromHotelbedsRates';
import type { HotelbedsBooking } from './wire';
import { HOTELBEDS_LANGUAGE } from '../request';

/**
 * Days that a look-up covers, from the day of our booking, which is paid and settled within hours. The vendor's date may
 * differ by a day.
 */
const LOOK_UP_DAYS = 10;
/** Error codes of check rates for a rate that can no longer be bought. INVALID_DATA: the key has expired. */
const GONE_CODES = ['PRODUCT_ERROR', 'INVALID_DATA'];

const withoutTaxes = (one: PricedRate): PricedRate => ({
  ...one,
  rate: { ...one.rate, taxes: undefined },
});
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The sale: details, check rates and bookings. The README of the adapter describes it. */
export function createHotelbedsSale(
  parts: DetailsParts,
): Pick<HotelSupplier, 'details' | 'recheck' | 'book' | 'lookUp' | 'cancel' | 'list'> {
  const { client, clock, exchange } = parts;
  const done = ({ hotel, currency = CURRENCY }: HotelbedsBooking): CancelOutcome => ({
    kind: 'yes',
    penalty: toMoney(hotel?.cancellationAmount ?? 0, currency),
  });
  const cancelledBefore = async (locator: string, signal: AbortSignal) => {
    const booking = await client.booking(locator, signal);
    return booking.status === 'CANCELLED' ? booking : undefined;
  };
  return {
    details: (stay, signal) => readHotelbedsDetails(parts, stay, signal),
    async recheck(key, stay, signal, before) {
      const checking = client
        .checkRates(toCheckRequest(decodeHotelbedsKey(key)), signal)
        .catch((error: unknown) => {
          if (GONE_CODES.includes(hotelbedsRefusalOf(error)?.code ?? '')) return undefined;
          throw error;
        });
      const [hotel, { record }] = await Promise.all([
        checking,
        contentOf(parts, stay.hotelCode, signal),
      ]);
      if (!hotel) return { kind: 'gone' };
      const money = createHotelMoney(
        hotel.currency,
        createQuoteMoney(withStoredRate(exchange, before?.exchangeRate)),
      );
      const checked = readChecked(hotel, toOccupancies(stay.rooms), money);
      const chosen = before?.isSold ? checked.map(withoutTaxes) : checked;
      const names = new Map(hotel.rooms.map(({ code, name }) => [code, name]));
      try {
        return {
          kind: 'priced',
          rate: fromHotelbedsRates(chosen, stay, roomsOf(record, names, stay), clock(), money),
          roomId: checked.map(({ roomCode }) => roomCode).join('+'),
          atHotel: checked.flatMap(({ rate }) => hotelbedsChargedAtHotel(rate)),
        };
      } catch (error) {
        if (error instanceof UnsoldCurrency) throw error;
        throw new SupplierError(HOTELBEDS_CODE, 'malformed', error);
      }
    },
    async book(booking, signal) {
      try {
        return hotelbedsOutcome(
          await client.book(toBookingRequest(booking), signal),
          booking.reference,
        );
      } catch (error) {
        return hotelbedsFailureOutcome(error);
      }
    },
    async lookUp(reference, signal, madeAt) {
      try {
        const today = dayOf(clock());
        const [start, end] = madeAt
          ? [addDays(dayOf(madeAt), -1), addDays(dayOf(madeAt), LOOK_UP_DAYS)]
          : [addDays(today, -LOOK_UP_DAYS), addDays(today, 1)];
        const { bookings, total } = await client.bookings(
          { clientReference: reference, start, end },
          signal,
        );
        const ours = bookings.filter((booking) => isOurs(booking, reference));
        const [confirmed, second] = ours.filter(({ status }) => status === 'CONFIRMED');
        // Two bookings with one reference, or a list that was not filtered: an operator has to decide.
        if (second || (!confirmed && total > bookings.length)) return { kind: 'unknown' };
        if (!confirmed)
          return ours.length > 0
            ? {
                kind: 'no',
                reason: ours.every(({ status }) => status === 'CANCELLED')
                  ? 'cancelled'
                  : 'refused',
              }
            : { kind: 'not-found' };
        const full = await client.booking(confirmed.reference, signal).catch(() => undefined);
        return full
          ? hotelbedsOutcome(full, reference)
          : { kind: 'yes', locator: confirmed.reference };
      } catch {
        return { kind: 'unknown' };
      }
    },
    async cancel(locator, mode, signal) {
      try {
        const booking = await client.cancel(locator, mode, signal);
        const isDone = mode === 'SIMULATION' || booking.status === 'CANCELLED';
        return isDone ? done(booking) : { kind: 'unknown' };
      } catch (error) {
        const cancelled = await cancelledBefore(locator, signal).catch(() => undefined);
        if (cancelled) return done(cancelled);
        const status = hotelbedsRefusalOf(error)?.status ?? 0;
        return status >= 400 && status < 500
          ? { kind: 'no', reason: 'refused' }
          : { kind: 'unknown' };
      }
    },
    async list({ from, to }, signal) {
      const found = await client.everyBooking({ start: dayOf(from), end: dayOf(to) }, signal);
      return found.map(({ reference, clientReference, status }) => ({
        reference: clientReference,
        locator: reference,
        isCancelled: status === 'CANCELLED',
      }));
    },
  };
}

const MAX_REMARK = 2000;

/**
 * Body of `POST /bookings`. Guests are listed per rate, whose rooms count from 1; only the ages of children are sent.
 * Without `tolerance`, the vendor rejects any price above the re-checked one.
 */
function toBookingRequest({ reference, key, holder, guests, remark }: SupplierBooking) {
  return {
    clientReference: reference,
    holder: { name: toHotelbedsName(holder.name), surname: toHotelbedsName(holder.lastname) },
    rooms: decodeHotelbedsKey(key).map(({ rateKey, rooms }) => ({
      rateKey,
      paxes: rooms.flatMap((room, index) =>
        guests
          .filter((guest) => guest.room === room)
          .map(({ type, age, name, lastname }) => ({
            roomId: index + 1,
            type,
            ...(type === 'CH' && { age }),
            // Only one adult of each room needs a name.
            ...(name && { name: toHotelbedsName(name), surname: toHotelbedsName(lastname) }),
          })),
      ),
    })),
    ...(remark.trim() && { remark: remark.trim().slice(0, MAX_REMARK) }),
    language: HOTELBEDS_LANGUAGE,
  };
}

const RULE = typedNameRule(50);

/** Spells `name` or `surname` of a guest: any letters, at most 50 characters by the vendor's description. */
const toHotelbedsName = (name: string): string => applyNameRule(name, RULE).text;
