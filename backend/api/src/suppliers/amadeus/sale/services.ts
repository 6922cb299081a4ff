import * as z from 'zod';
import type { FlightExtra, OfferedExtra } from '../../../products/flights/ports';
import {
  bagDescription,
  checkedBag,
  priorityBoarding,
  priorityDescription,
} from '../../air/messages';
import type { QuoteMoney } from '../../quoteMoney';
import { type RawOffer, rawOfferSchema } from '../wire';
import type { PricedAnswer, WireBag } from './wire';

const PRIORITY = 'PRIORITY_BOARDING';
const CHECKED_BAG = /CHECKED/i;
const seatKeySchema = z.object({ number: z.string() });

/** The extras that one traveller chose on one flight, in the vendor's format. */
function chosenOn(services: readonly FlightExtra[], travelerId: string, segmentId: string) {
  const own = services.filter(
    (service) => service.travelerId === travelerId && service.segmentIds.includes(segmentId),
  );
  const seat = own.find(({ kind }) => kind === 'SEATS');
  const bags = own
    .filter(({ kind }) => kind === 'BAGS')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...(bags > 0 && { chargeableCheckedBags: { quantity: bags } }),
    ...(seat && { chargeableSeatNumber: seatKeySchema.parse(seat.key).number }),
    ...(own.some(({ kind }) => kind === 'PRIORITY') && { otherServices: [PRIORITY] }),
  };
}
/** The offer with exactly these extras, in the form in which the vendor prices and orders it. */
export function withExtras(key: unknown, services: readonly FlightExtra[]): RawOffer {
  const raw = rawOfferSchema.parse(key);
  return {
    ...raw,
    travelerPricings: raw.travelerPricings.map((pricing) => ({
      ...pricing,
      fareDetailsBySegment: pricing.fareDetailsBySegment.map(
        ({ additionalServices: _before, ...details }) => {
          const chosen = chosenOn(services, pricing.travelerId, details.segmentId);
          return {
            ...details,
            segmentId: details.segmentId,
            ...(Object.keys(chosen).length > 0 && { additionalServices: chosen }),
          };
        },
      ),
    })),
  };
}

type Priced = Pick<WireBag, 'price'>;
const cents = ({ price }: Priced) => Math.round(price.amount * 100);
const pesosOf = ({ price }: Priced, money: QuoteMoney) =>
  Math.round(money.pesosOf(price.amount, price.currencyCode));

/**
 * Pieces of one kind on one itinerary, which the vendor reports as one entry per number of pieces. Only numbers with the same
 * price per piece are sold.
 */
function toBag(entries: readonly WireBag[], money: QuoteMoney): OfferedExtra[] {
  const sorted = [...entries].sort((a, b) => a.quantity - b.quantity);
  const [first] = sorted;
  if (first?.quantity !== 1) return [];
  const odd = sorted.findIndex(
    (entry, index) =>
      entry.quantity !== index + 1 || cents(entry) !== cents(first) * entry.quantity,
  );
  return [
    {
      kind: 'BAGS',
      key: {},
      code: `bag-${first.segmentIds.join('-')}`,
      name: checkedBag,
      description: bagDescription(first.weight),
      travelerIds: first.travelerIds,
      segmentIds: first.segmentIds,
      maxQuantity: odd === -1 ? sorted.length : odd,
      price: pesosOf(first, money),
    },
  ];
}
/** Maps the bags on sale. Those in a currency without a usable rate are left out. */
export function fromAmadeusServices(
  included: PricedAnswer['included'],
  money: QuoteMoney,
): OfferedExtra[] {
  const isSold = ({ price }: Priced) => money.isSold(price.currencyCode);
  const bags = (included?.bags ?? []).filter((bag) => CHECKED_BAG.test(bag.name) && isSold(bag));
  const groups = new Map<string, WireBag[]>();
  for (const bag of bags) {
    const key = `${bag.segmentIds.join()}|${bag.travelerIds.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), bag]);
  }
  const priorities = (included?.['other-services'] ?? []).filter(
    (service) => service.name === PRIORITY && isSold(service),
  );
  return [
    ...[...groups.values()].flatMap((group) => toBag(group, money)),
    ...priorities.map(({ segmentIds, travelerIds, price }): OfferedExtra => ({
      kind: 'PRIORITY',
      key: {},
      code: `priority-${segmentIds.join('-')}`,
      name: priorityBoarding,
      description: priorityDescription,
      travelerIds,
      segmentIds,
      maxQuantity: 1,
      price: pesosOf({ price }, money),
    })),
  ];
}
