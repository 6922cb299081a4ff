import { findSeller } from '../airlines';
import { pesosFrom } from '../fares/money';
import { haulOf } from '../fares/tariffs';
import type { Offer } from '../fares/types';
import type { BagPrice } from './types';

/** Price in dollars of the first extra bag, by kind of airline and length of the bound. Each further bag costs more. */
const CHECKED = { NETWORK: [22, 52, 92], REGIONAL: [16, 40, 70], LOW_COST: [17, 42, 78] } as const;
const CABIN = { NETWORK: [14, 28, 42], REGIONAL: [10, 20, 30], LOW_COST: [13, 27, 40] } as const;
const STEPS = [1, 1.35, 1.8];
const KG = 23;
const CABIN_KG = 10;

export function extraBags(offer: Offer): BagPrice[] {
  const kind = findSeller(offer.validatingAirline)?.kind ?? 'NETWORK';
  return offer.bounds.flatMap(({ journey, tariff }, bound): BagPrice[] => {
    const haul = haulOf(journey);
    const checked: BagPrice = {
      bound,
      kind: 'CHECKED',
      kg: tariff.bags.checked.kg || KG,
      prices: STEPS.map((step) => pesosFrom(CHECKED[kind][haul] * step)),
    };
    return tariff.bags.cabin.pieces
      ? [checked]
      : [{ bound, kind: 'CABIN', kg: CABIN_KG, prices: [pesosFrom(CABIN[kind][haul])] }, checked];
  });
}
