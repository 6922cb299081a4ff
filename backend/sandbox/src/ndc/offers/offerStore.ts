import type { Offer, OfferSelection } from '../../flights';
import { idOf, offerKeyOf, readOfferId } from '../ids';
import type { Passenger } from './passengers';

/** Fare of an airline for a corporate code. */
export interface PrivateFare {
  corporate_code: string;
  tracking_reference?: string;
}
/** Stored data of an offer. Flights and price are computed from the inventory. */
export interface KnownOffer {
  id: string;
  key: string;
  selection: OfferSelection;
  passengers: readonly Passenger[];
  privateFare: PrivateFare | null;
  askedAt: Date;
  expiresAt: Date;
  /** Pesos of the client's last quote. */
  quotedTotal: number;
  /** Price in steady mode, where prices do not change; else null. */
  steadyPrice: Pick<Offer, 'travelers' | 'base' | 'taxes' | 'total'> | null;
  isGone: boolean;
}
const EXPIRES_MS = 20 * 60_000;
/** Number of stored requests, about 100 MB. */
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
    askedAt: now,
    expiresAt: new Date(now.getTime() + EXPIRES_MS),
    isGone: false,
  };
}

/** The last searches, in memory: a restart loses offers but no orders. */
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
