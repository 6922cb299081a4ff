import type * as z from 'zod';
import type { Cache } from '../cache/createCache';
import { findJson, storeJson } from '../cache/storedJson';
import { newSessionCode } from './sessionCode';

interface OfferSetOptions<Kept> {
  /** Begins the keys. */
  product: string;
  /** Of what is kept: some offers, and what they have in common. */
  schema: z.ZodType<Kept>;
  /** Milliseconds for which an offer that was shown can be bought. */
  livesMs: number;
  /** Offers kept together; all of a set where none is given. */
  packSize?: number;
}
/** Offers that were shown, with what never is: the suppliers' keys. An offer is found again within its scope only. */
export interface OfferSets<Kept> {
  /** Returns the code of each offer: 128 random bits that name the set, and the index in it. */
  store<Offer>(
    cache: Cache,
    scope: string,
    offers: readonly Offer[],
    toKept: (pack: Offer[]) => Kept,
  ): Promise<string[]>;
  /** The pack that holds the offer, and the offer's index in it; undefined when it is over or was never there. */
  find(
    cache: Cache,
    scope: string,
    code: string,
  ): Promise<{ kept: Kept; index: number } | undefined>;
}
/** As many as four digits of an index can tell apart. */
const MOST_OFFERS = 10_000;
const CODE = /^([\w-]{22})\.(\d{1,4})$/;

export function createOfferSets<Kept>({
  product,
  schema,
  livesMs,
  packSize = MOST_OFFERS,
}: OfferSetOptions<Kept>): OfferSets<Kept> {
  const keyOf = (scope: string, setCode: string, pack: number) =>
    `${product}:offers:${scope}:${setCode}${pack > 0 ? `:${pack}` : ''}`;
  return {
    async store(cache, scope, offers, toKept) {
      const setCode = newSessionCode();
      const packs = Array.from({ length: Math.ceil(offers.length / packSize) }, (_, pack) =>
        offers.slice(pack * packSize, (pack + 1) * packSize),
      );
      await Promise.all(
        packs.map((pack, index) =>
          storeJson(cache, keyOf(scope, setCode, index), toKept(pack), livesMs),
        ),
      );
      return offers.map((_, index) => `${setCode}.${index}`);
    },
    async find(cache, scope, code) {
      const [, setCode, digits] = CODE.exec(code) ?? [];
      if (setCode === undefined) return undefined;
      const index = Number(digits);
      const pack = Math.floor(index / packSize);
      const kept = await findJson(cache, keyOf(scope, setCode, pack), (value) =>
        schema.parse(value),
      );
      return kept && { kept, index: index % packSize };
    },
  };
}
