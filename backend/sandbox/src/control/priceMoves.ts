import type { Offer } from '../flights';

const RISE = 1.08;
const STEP = 100;

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
export function createPriceMoves() {
  const moved = new Set<string>();
  return {
    /** Raises the price of these flights with this tariff, once. */
    raise: (offer: Offer): void => void moved.add(keyOf(offer)),
    isRaised: (offer: Offer) => moved.has(keyOf(offer)),
    apply: (offer: Offer) => (moved.size > 0 && moved.has(keyOf(offer)) ? raised(offer) : offer),
  };
}
export type PriceMoves = ReturnType<typeof createPriceMoves>;
