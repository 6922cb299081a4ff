import type { FlightOffer, FlightSource, TravelerPricing } from '@tiquete/contracts';
import { administrativeFeeName } from './messages/es';
import type { SupplierFlightOffer } from './ports';
import { hasSeat } from './toPersons';

export const ADMINISTRATIVE_FEE_CODE = 'TA';

export interface Shown {
  id: string;
  source: FlightSource;
  offer: SupplierFlightOffer;
  /** Our own fee: whole pesos for each traveller with a seat. */
  feePerTraveler: number;
}

/** A supplier's offer as travellers see it: under our id, with our fee, without the supplier's key. Nothing is rounded, so sums stay exact. */
export function toFlightOffer({ id, source, offer, feePerTraveler }: Shown): FlightOffer {
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
