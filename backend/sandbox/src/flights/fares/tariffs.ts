import { sellerAt } from '../airlines';
import { kmBetween } from '../places/places';
import type { Journey } from '../schedule/types';
import type { ByHaul } from './archetypes';
import { type Family, packOf } from './fareFamilies';
import { pesosFrom } from './money';
import type { FareRule, Tariff } from './types';

const LONG_KM = 4500;
const NO_BAGS = { pieces: 0, kg: 0 };
const PERSONAL_KG = 5;

/** Length of a bound: 0 domestic, 1 international, 2 long-haul. */
export type Haul = 0 | 1 | 2;
export function haulOf({ flights, isDomestic }: Journey): Haul {
  if (isDomestic) return 0;
  const origin = flights[0]?.origin;
  const destination = flights.at(-1)?.destination;
  return origin && destination && kmBetween(origin, destination) > LONG_KM ? 2 : 1;
}

const rule = (fees: ByHaul | undefined, haul: Haul): FareRule => ({
  isAllowed: fees !== undefined,
  fee: fees ? pesosFrom(fees[haul], 1000) : 0,
});
const tariffs = new Map<string, Tariff>();
/** Terms of a fare family on a bound of this length. */
export function tariffOf(carrier: string, family: Family, haul: Haul): Tariff {
  const key = `${carrier}${family.code}${haul}`;
  const found = tariffs.get(key);
  if (found) return found;
  const { cabinKg } = packOf(carrier);
  const isNetwork = sellerAt(carrier).kind === 'NETWORK';
  const bags = (pieces: number, kg: number) => (pieces ? { pieces, kg } : NO_BAGS);
  const tariff: Tariff = {
    code: family.code,
    name: family.name,
    cabin: family.cabin,
    rank: family.rank,
    bags: {
      personal: { pieces: 1, kg: PERSONAL_KG },
      cabin: bags(family.cabinBags, cabinKg),
      checked: bags(family.checkedBags, family.checkedKg),
    },
    seat: sellerAt(carrier).kind === 'REGIONAL' ? 'NOT_OFFERED' : family.seat,
    change: rule(family.change, haul),
    refund: rule(family.refund, haul),
    meal: mealOf(
      family.isServed || (isNetwork && haul === 2),
      isNetwork || sellerAt(carrier).kind === 'LOW_COST',
    ),
    wifi: isNetwork && haul > 0 ? 'PAID' : 'NOT_OFFERED',
    hasPriorityBoarding: family.hasPriority,
    hasLounge: family.hasLounge,
  };
  tariffs.set(key, tariff);
  return tariff;
}
function mealOf(isServed: boolean, isSold: boolean): Tariff['meal'] {
  if (isServed) return 'INCLUDED';
  return isSold ? 'PAID' : 'NOT_OFFERED';
}
