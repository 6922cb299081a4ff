import type { Offer, OfferSelection } from '../../flights';
import { idOf, offerKeyOf, readOfferId } from '../ids';
import type { Passenger } from './passengers';

/** Fare that an airline sells for a corporate code. */
export interface PrivateFare {
  corporate_code: string;
  tracking_reference?: string;
}
/** Data stored for an offer. Flights and price are computed from the inventory. */
export interface KnownOffer {
  id: string;
  key: string;
  selection: OfferSelection;
  passengers: readonly Passenger[];
  privateFare: PrivateFare | null;
  searchedAt: Date;
  expiresAt: Date;
  /** Pesos that the client was quoted last. */
  quotedTotal: number;
  /** Price of the search when prices do not change (`isSteady`); else null. */
  steadyPrice: Pick<Offer, 'travelers' | 'base' | 'taxes' | 'total'> | null;
  isGone: boolean;
}
const EXPIRES_MS = 20 * 60_000;
/** Maximum number of stored requests, about 100 MB. */
const REQUESTS_MAX = 300;

export function knowOffer(
  requestKey: string,
  index: number,
  now: Date,
  facts: Pick<
    KnownOffer,
    'selection' | 'passengers' | 'privateFare' | 'quotedTotal' | 'steadyPrice'
  >,
): KnownOffer {
  const key = offerKeyOf(requestKey, index);
  return {
    ...facts,
    id: idOf('off', key),
    key,
    searchedAt: now,
    expiresAt: new Date(now.getTime() + EXPIRES_MS),
    isGone: false,
  };
}

/** Store of the last searches in memory. A restart loses offers, but no orders. */
export function createOfferStore() {
  const requests = new Map<string, readonly KnownOffer[]>();
  return {
    save(requestKey: string, offers: readonly KnownOffer[]): void {
      requests.set(requestKey, offers);
      const [oldest] = requests.keys();
      if (requests.size > REQUESTS_MAX && oldest !== undefined) requests.delete(oldest);
    },
    find(id: string): KnownOffer | undefined {
      const read = readOfferId(id);
      return read && requests.get(read.requestKey)?.[read.index];
    },
  };
}
export type OfferStore = ReturnType<typeof createOfferStore>;
