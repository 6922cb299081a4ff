import type { Offer } from '../flights';

const RISE = 1.08;
const STEP = 100;

/** Prices of flights raised by a staged fault or a traveller's name; they stay raised, in searches too. */
export interface PriceMoves {
  /** Raises once per flights and tariff. */
  raise(offer: Offer): void;
  isRaised(offer: Offer): boolean;
  apply(offer: Offer): Offer;
}
const keyOf = ({ bounds }: Offer) =>
  bounds.map(({ journey, tariff }) => `${journey.id}|${tariff.code}`).join('~');

function raised(offer: Offer): Offer {
  const travelers = offer.travelers.map((traveler) => {
    const base = Math.round((traveler.base * RISE) / STEP) * STEP;
    return { ...traveler, base, total: traveler.total - traveler.base + base };
  });
  const base = travelers.reduce((sum, traveler) => sum + traveler.base, 0);
  return { ...offer, travelers, base, total: offer.total - offer.base + base };
}
export function createPriceMoves(): PriceMoves {
  const moved = new Set<string>();
  return {
    raise: (offer) => void moved.add(keyOf(offer)),
    isRaised: (offer) => moved.has(keyOf(offer)),
    apply: (offer) => (moved.size > 0 && moved.has(keyOf(offer)) ? raised(offer) : offer),
  };
}
