import type * as z from 'zod';
import type { Cache } from '../cache/createCache';
import { findJson, packJson } from '../cache/json';
import { toBuffer } from '../toBuffer';
import { newSessionCode } from './createSearchSessions';

interface OfferSetOptions<Pack> {
  /** Prefix of the cache keys. */
  product: string;
  /** Schema of a cached pack: some offers and their shared data. */
  schema: z.ZodType<Pack>;
  /** Milliseconds during which a displayed offer can be bought. */
  livesMs: number;
  /** Offers cached together; by default all offers of a set. */
  packSize?: number;
}
/** Offers as cached: the code of each offer, and the bytes of each pack by its key. */
export interface PackedOffers {
  codes: string[];
  entries: [key: string, bytes: Uint8Array][];
}
/** Most offers of a set: four digits of index. */
const MOST_OFFERS = 10_000;
const CODE = /^([\w-]{22})\.(\d{1,4})$/;

/**
 * Displayed offers together with data that is never sent to browsers: the suppliers' keys. An offer is found only within its
 * scope.
 */
export function createOfferSets<Pack>({
  product,
  schema,
  livesMs,
  packSize = MOST_OFFERS,
}: OfferSetOptions<Pack>) {
  const keyOf = (scope: string, setCode: string, pack: number) =>
    `${product}:offers:${scope}:${setCode}${pack > 0 ? `:${pack}` : ''}`;
  /** Packs the input of `store` in a thread, which has no cache of its own. */
  const pack = async <Offer>(
    scope: string,
    offers: readonly Offer[],
    toPack: (pack: Offer[]) => Pack,
  ): Promise<PackedOffers> => {
    const setCode = newSessionCode();
    const packs = Array.from({ length: Math.ceil(offers.length / packSize) }, (_, index) =>
      offers.slice(index * packSize, (index + 1) * packSize),
    );
    return {
      codes: offers.map((_, index) => `${setCode}.${index}`),
      entries: await Promise.all(
        packs.map(async (some, index): Promise<[string, Uint8Array]> => [
          keyOf(scope, setCode, index),
          await packJson(toPack(some)),
        ]),
      ),
    };
  };
  const storePacked = async (cache: Cache, { entries }: PackedOffers) => {
    await Promise.all(entries.map(([key, bytes]) => cache.set(key, toBuffer(bytes), livesMs)));
  };
  return {
    pack,
    storePacked,
    /** Returns the code of each offer: 128 random bits that name the set, and the index in it. */
    async store<Offer>(
      cache: Cache,
      scope: string,
      offers: readonly Offer[],
      toPack: (pack: Offer[]) => Pack,
    ): Promise<string[]> {
      const packed = await pack(scope, offers, toPack);
      await storePacked(cache, packed);
      return packed.codes;
    },
    /** The pack that contains the offer, and the offer's index in it; undefined when it has expired or never existed. */
    async find(
      cache: Cache,
      scope: string,
      code: string,
    ): Promise<{ pack: Pack; index: number } | undefined> {
      const [, setCode, digits] = CODE.exec(code) ?? [];
      if (setCode === undefined) return undefined;
      const index = Number(digits);
      const packIndex = Math.floor(index / packSize);
      const pack = await findJson(cache, keyOf(scope, setCode, packIndex), (value) =>
        schema.parse(value),
      );
      return pack && { pack, index: index % packSize };
    },
  };
}
