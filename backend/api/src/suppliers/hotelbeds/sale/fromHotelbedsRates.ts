import { addDays, nightsBetween } from '@tiquete/domain';
import { spreadPesos } from '../../../lib/spreadPesos';
import type { HotelStay, SupplierRate, SupplierRoom } from '../../../products/hotels/ports';
import { cancellationTerms, type PenaltyTerms } from '../../cancellationTerms';
import type { PricedRate } from '../combination';
import type { HotelMoney } from '../hotelMoney';
import { isFixed, promotionOf } from '../terms';
import type { HotelbedsRate } from '../wire';
import { hotelbedsBreakdown } from './breakdown';
import { boardOfAll } from './combinations';
import { encodeHotelbedsKey, roomNumbers } from './rateKeys';

/** Joins one rate per occupancy, in their order, into one rate of the port. @throws UnsoldCurrency */
export function fromHotelbedsRates(
  chosen: readonly PricedRate[],
  stay: HotelStay,
  roomOf: (code: string) => SupplierRoom,
  now: Date,
  money: HotelMoney,
): SupplierRate {
  const rates = chosen.map(({ rate }) => rate);
  const total = Math.round(chosen.reduce((sum, { price }) => sum + price, 0));
  const numbers = roomNumbers(stay.rooms);
  const quoted = money.quotedFor(rates);
  const left = rates.flatMap(({ allotment }) => allotment ?? []);
  return {
    key: encodeHotelbedsKey(
      rates.map(({ rateKey }, index) => ({ rateKey, rooms: numbers[index] ?? [] })),
    ),
    room: joinRooms(
      chosen.map(({ roomCode, rate }) => ({ room: roomOf(roomCode), count: rate.rooms })),
    ),
    board: boardOfAll(chosen),
    total,
    per_night: nightsOf(chosen, stay, total),
    price_breakdown: {
      ...hotelbedsBreakdown(rates, total, money),
      ...(quoted && { exchange_rate: quoted.rate }),
    },
    cancellation: cancellationTerms(chosen.map(termsOf), total, now),
    promotion: promotionOf(rates, total, money),
    allotment: left.length > 0 ? Math.min(...left) : null,
    payment_type: 'AT_WEB',
    rate_comments: [...new Set(rates.map(({ rateComments = '' }) => rateComments.trim()))]
      .filter(Boolean)
      .join('\n'),
    recheck_required: rates.some(({ rateType }) => rateType === 'RECHECK'),
    ...(quoted && { quoted }),
  };
}

/**
 * Cancellation terms of a rate. The vendor states penalties as amounts of `net`, and the traveller loses the same share of
 * the price. Without a stated policy nothing is refunded.
 */
function termsOf({ rate, price }: PricedRate): PenaltyTerms {
  const policies = rate.cancellationPolicies ?? [];
  if (isFixed(rate) || policies.length === 0) return { price, steps: 'fixed' };
  return {
    price,
    steps: policies.map(({ from, amount }) => ({
      from,
      fraction: rate.net > 0 ? amount / rate.net : 1,
    })),
  };
}

function nightsOf(
  chosen: readonly PricedRate[],
  { checkin, checkout }: HotelStay,
  total: number,
): SupplierRate['per_night'] {
  const nights = nightsBetween(checkin, checkout);
  const days = chosen.map(({ rate }) => daysOf(rate, nights));
  const weights = Array.from({ length: nights }, (_, night) =>
    days.every((own) => own !== undefined)
      ? chosen.reduce((sum, { price }, index) => sum + price * (days[index]?.[night] ?? 0), 0)
      : 1,
  );
  return spreadPesos(total, weights).map((amount, night) => ({
    date: addDays(checkin, night),
    amount,
  }));
}
/** Share of each night in the price; undefined when the vendor does not list every night. */
function daysOf({ dailyRates = [], net }: HotelbedsRate, nights: number): number[] | undefined {
  if (dailyRates.length !== nights || net <= 0) return undefined;
  return [...dailyRates].sort((a, b) => a.offset - b.offset).map(({ dailyNet }) => dailyNet / net);
}

/**
 * Merges rooms. Rooms of one kind become that room; rooms of several kinds become one with joined names and added
 * capacities.
 */
function joinRooms(rooms: readonly { room: SupplierRoom; count: number }[]): SupplierRoom {
  const kinds = new Map<string, { room: SupplierRoom; count: number }>();
  for (const { room, count } of rooms)
    kinds.set(room.code, { room, count: count + (kinds.get(room.code)?.count ?? 0) });
  const parts = [...kinds.values()];
  const [first] = parts;
  if (first && parts.length === 1) return first.room;
  const times = (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name);
  return {
    code: parts.map(({ room }) => room.code).join('+'),
    name: parts.map(({ room, count }) => times(count, room.name)).join(' + '),
    beds: parts.flatMap(({ room, count }) =>
      room.beds.map((bed) => ({ ...bed, count: bed.count * count })),
    ),
    max_adults: parts.reduce((sum, { room, count }) => sum + room.max_adults * count, 0),
    max_children: parts.reduce((sum, { room, count }) => sum + room.max_children * count, 0),
    size_m2: null,
    images: [...new Set(parts.flatMap(({ room }) => room.images))],
  };
}
