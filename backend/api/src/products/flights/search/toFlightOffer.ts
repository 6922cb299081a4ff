import type { FlightOffer, FlightSource, TravelerPricing } from '@tiquete/contracts';
import { type MarkUp, markUpOn, soldFor } from '../../../money';
import { administrativeFeeName } from '../messages';
import type { FlightPerson, SupplierFlightOffer } from '../ports';

export const ADMINISTRATIVE_FEE_CODE = 'TA';

export interface Shown {
  id: string;
  source: FlightSource;
  offer: SupplierFlightOffer;
  /** Our own fee for each traveller with a seat, in whole pesos. */
  feePerTraveler: number;
  /** Mark-up on the fares of the offer's source, added for each traveller. */
  markUp: MarkUp;
}

/**
 * A supplier's offer for travellers: with our id, mark-up and fee, without the supplier's key. The mark-up of each traveller
 * is rounded once, so that sums stay exact.
 */
export function toFlightOffer({ id, source, offer: supplierOffer, ...ours }: Shown): FlightOffer {
  const { feePerTraveler, markUp } = ours;
  const offer = sellOffer(supplierOffer, markUp);
  const { key: _key, bookable_until: _until, quoted, ...rest } = offer;
  const fee = feePerTraveler * offer.travelerPricings.filter(hasSeat).length;
  const { base, taxes, fees, grandTotal, currency } = offer.price;
  const total = grandTotal + fee;
  return {
    ...rest,
    id,
    source,
    price: { currency, base, taxes, fees: fees + fee, total, grandTotal: total },
    totalPrice: offer.totalPrice + fee,
    price_per_adult: offer.price_per_adult + feePerTraveler,
    travelerPricings: offer.travelerPricings.map((pricing) => withFee(pricing, feePerTraveler)),
    ...(quoted && { exchange_rate: quoted.rate }),
  };
}

/** Adds the mark-up. Its fixed part does not apply to a traveller without a seat. */
function sellOffer(offer: SupplierFlightOffer, markUp: MarkUp): SupplierFlightOffer {
  const added = offer.travelerPricings.map((pricing) =>
    markUpOn(pricing.price.total, markUp, hasSeat(pricing)),
  );
  const sum = added.reduce((all, one) => all + one, 0);
  if (sum === 0) return offer;
  const { price } = offer;
  return {
    ...offer,
    price: {
      ...price,
      base: price.base + sum,
      total: price.total + sum,
      grandTotal: price.grandTotal + sum,
    },
    totalPrice: offer.totalPrice + sum,
    price_per_adult: soldFor(offer.price_per_adult, markUp),
    travelerPricings: offer.travelerPricings.map((pricing, index) => {
      const more = added[index] ?? 0;
      const { total, base } = pricing.price;
      return { ...pricing, price: { ...pricing.price, total: total + more, base: base + more } };
    }),
  };
}

function withFee(pricing: TravelerPricing, amount: number): TravelerPricing {
  if (amount === 0 || !hasSeat(pricing)) return pricing;
  const { total, fees, ...price } = pricing.price;
  return {
    ...pricing,
    price: {
      ...price,
      total: total + amount,
      fees: [...fees, { code: ADMINISTRATIVE_FEE_CODE, name: administrativeFeeName, amount }],
    },
  };
}

/** False for an infant on a lap. */
export const hasSeat = ({ travelerType }: Pick<FlightPerson, 'travelerType'>): boolean =>
  travelerType !== 'HELD_INFANT';
