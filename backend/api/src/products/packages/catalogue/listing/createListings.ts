import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../db/database';
import { type Listing, updateListing } from './listing';
import { CACHE_BYTES } from './resultCache';
import { type ListingState, readListing, readListingState } from './readListing';

export interface ListingsOptions {
  /** Memory limit in bytes for all brands together. A departure takes 20 bytes, a package about 1000. */
  maxBytes?: number;
  /**
   * Number of packages that one statement reads, whose rows are parsed in one turn of the event loop. A catalogue with no
   * more packages counts as small.
   */
  atOnce?: number;
}
const AT_ONCE = 100;
const sizeOf = ({ packages, departures }: Listing): number =>
  packages.length * 1000 + departures.day.length * 20 + 1;

interface CachedListing {
  listing: Listing;
  version: ListingState['version'];
  horizon: string;
}

/**
 * Catalogues of all brands in memory, where 10,000 packages are searched in milliseconds; PostgreSQL would need seconds.
 * Each search first reads the changes, so that a list is current. While a large catalogue is reloaded after an import, lists
 * show the earlier packages with the current rooms.
 */
export function createListings(
  db: Pick<Database, 'queryBrand' | 'queryBrands'>,
  { maxBytes = CACHE_BYTES.listings, atOnce = AT_ONCE }: ListingsOptions = {},
) {
  const cached = new LRUCache<string, CachedListing>({
    maxSize: maxBytes,
    // A catalogue above the limit counts as the whole cache, so that it is cached alone.
    sizeCalculation: ({ listing }) => Math.min(sizeOf(listing), maxBytes),
  });
  const reading = new Map<string, Promise<Listing>>();
  const loading = new Map<string, Promise<Listing>>();

  const load = async (
    brandId: string,
    today: string,
    { version, horizon }: ListingState,
  ): Promise<Listing> => {
    const listing = await readListing(db, brandId, today, atOnce);
    cached.set(brandId, { listing, version, horizon });
    return listing;
  };
  const renew = async (brandId: string, today: string): Promise<Listing> => {
    const known = cached.get(brandId);
    const state = await readListingState(db, brandId, known?.horizon ?? null);
    if (known) {
      updateListing(known.listing, state.changes);
      known.horizon = state.horizon;
      if (known.version === state.version) return known.listing;
    }
    const loaded = once(loading, brandId, () => load(brandId, today, state));
    if (!known || known.listing.packages.length <= atOnce) return loaded;
    // A failed read is not cached, so the next search repeats it.
    loaded.catch(() => undefined);
    return known.listing;
  };
  const listing = (brandId: string, today: string): Promise<Listing> =>
    once(reading, brandId, () => renew(brandId, today));
  return {
    /** Listing of a brand's catalogue. Concurrent callers share one read. `today` is YYYY-MM-DD. */
    listing,
    /**
     * Preloads the large catalogues of all brands, one by one, until half of the memory is used or `signal` aborts. @throws
     * the driver's errors
     */
    async loadAhead(today: string, signal: AbortSignal): Promise<void> {
      const large = await db.queryBrands<{ brandId: string }>(
        'select brand as "brandId" from packages where is_on_sale group by brand having count(*) > $1 order by brand',
        [atOnce],
      );
      for (const { brandId } of large) {
        if (signal.aborted || cached.calculatedSize > maxBytes / 2) return;
        await listing(brandId, today);
      }
    },
  };
}
export type Listings = ReturnType<typeof createListings>;

/** Joins the running read of this key, or starts one. */
function once<Answer>(
  underWay: Map<string, Promise<Answer>>,
  key: string,
  begin: () => Promise<Answer>,
): Promise<Answer> {
  const known = underWay.get(key);
  if (known) return known;
  const begun = begin().finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}
