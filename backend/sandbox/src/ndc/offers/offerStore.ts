import type { Offer, OfferSelection } from '../../airworld';
import { idOf, offerKeyOf, readOfferId } from '../ids';
import type { Passenger } from './passengers';

/** Of an airline that gave a corporate code its fares. */
export interface PrivateFare {
  corporate_code: string;
  tracking_reference?: string;
}
/** What is remembered of an offer; flights and price come of the world when asked. */
export interface KnownOffer {
  id: string;
  key: string;
  selection: OfferSelection;
  passengers: readonly Passenger[];
  privateFare: PrivateFare | null;
  askedAt: Date;
  expiresAt: Date;
  /** Pesos that the client was quoted last. */
  quotedTotal: number;
  /** The price that it keeps, where none moves of itself. */
  kept: Pick<Offer, 'travelers' | 'base' | 'taxes' | 'total'> | null;
  isGone: boolean;
}
export interface OfferStore {
  keep(requestKey: string, offers: readonly KnownOffer[]): void;
  find(id: string): KnownOffer | undefined;
}
const EXPIRES_MS = 20 * 60_000;
/** Some 100 MB at most. */
const REQUESTS_KEPT = 300;

export function knowOffer(
  requestKey: string,
  index: number,
  now: Date,
  facts: Pick<KnownOffer, 'selection' | 'passengers' | 'privateFare' | 'quotedTotal' | 'kept'>,
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

/** The last searches, in memory: a restart forgets offers, never orders. */
export function createOfferStore(): OfferStore {
  const requests = new Map<string, readonly KnownOffer[]>();
  return {
    keep(requestKey, offers) {
      requests.set(requestKey, offers);
      const [oldest] = requests.keys();
      if (requests.size > REQUESTS_KEPT && oldest !== undefined) requests.delete(oldest);
    },
    find(id) {
      const read = readOfferId(id);
      return read && requests.get(read.requestKey)?.[read.index];
    },
  };
}
