import type * as z from 'zod';
import type { Cache } from '../cache/createCache';
import { findJson, packJson } from '../cache/json';
import { toBuffer } from '../toBuffer';
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
/** Offers as they are cached: the code of each one, and the bytes of each pack by its key. */
export interface PackedOffers {
  codes: string[];
  entries: [key: string, bytes: Uint8Array][];
}
/** Offers that were shown, with what never is: the suppliers' keys. An offer is found again within its scope only. */
export interface OfferSets<Kept> {
  /** Input of `keep`. A thread packs it, because a thread has no cache. */
  pack<Offer>(
    scope: string,
    offers: readonly Offer[],
    toKept: (pack: Offer[]) => Kept,
  ): Promise<PackedOffers>;
  keep(cache: Cache, packed: PackedOffers): Promise<void>;
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
  const pack: OfferSets<Kept>['pack'] = async (scope, offers, toKept) => {
    const setCode = newSessionCode();
    const packs = Array.from({ length: Math.ceil(offers.length / packSize) }, (_, index) =>
      offers.slice(index * packSize, (index + 1) * packSize),
    );
    return {
      codes: offers.map((_, index) => `${setCode}.${index}`),
      entries: await Promise.all(
        packs.map(async (some, index): Promise<[string, Uint8Array]> => [
          keyOf(scope, setCode, index),
          await packJson(toKept(some)),
        ]),
      ),
    };
  };
  const keep: OfferSets<Kept>['keep'] = async (cache, { entries }) => {
    await Promise.all(entries.map(([key, bytes]) => cache.set(key, toBuffer(bytes), livesMs)));
  };
  return {
    pack,
    keep,
    async store(cache, scope, offers, toKept) {
      const packed = await pack(scope, offers, toKept);
      await keep(cache, packed);
      return packed.codes;
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
