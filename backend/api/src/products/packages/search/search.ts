import {
  type PackageFacets,
  type PackageSearchQuery,
  type PackageSearchResponse,
  REGIONS,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import { inOwnTurn } from '../../../lib/async/inOwnTurn';
import { refuse } from '../../../lib/refuse';
import { packAnswer } from '../../../lib/search/readyAnswer';
import { type SearchSlots, unlimitedSearches } from '../../../lib/search/searchSlots';
import { unsoldWarning } from '../../../lib/search/collectAnswers';
import type { ExchangeRates, SellingBrand } from '../../../money';
import { countryName } from '../../../places';
import type { Listing } from '../catalogue/listing/listing';
import { createResultCache, CACHE_BYTES } from '../catalogue/listing/resultCache';
import type { PackageCatalogue } from '../ports';
import { type ListQuery, readListQuery, toCursor } from './readListQuery';
import { toPackageFacets } from './toPackageFacets';
import {
  foundBytes,
  type Criteria,
  findPackages,
  type FoundPackages,
  matchesFilters,
  matchesPlaces,
} from './findPackages';
import { createPackagePrices, type PackagePrices } from './packagePrices';
import { readPackageSummaries } from './readPackageSummaries';
import { type PackagePage, selectPage } from './selectPage';

export interface PackageSearchOptions {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  clock: () => Date;
  /** Search slots of all products. Without them searches are unlimited. */
  slots?: SearchSlots;
}
/** Listing and prices that a search reads. */
interface SearchData {
  listing: Listing;
  prices: PackagePrices;
}
interface Found {
  found: FoundPackages;
  facets: PackageFacets;
}
/** Approximate size of the filter values in bytes. */
const FACETS_BYTES = 10_000;

export function createPackageSearch({
  catalogue,
  exchange,
  clock,
  slots = unlimitedSearches,
}: PackageSearchOptions) {
  const { findOrMake } = createResultCache<Found>(
    CACHE_BYTES.found,
    ({ found }) => foundBytes(found) + FACETS_BYTES,
  );
  const answers = createResultCache<Buffer>(CACHE_BYTES.answers, (packed) => packed.length);
  const pricesOf = createPackagePrices(exchange);

  const findPage = (
    query: PackageSearchQuery,
    { criteria, filters: { months }, filters, after }: ListQuery,
    { listing, prices }: SearchData,
  ): PackagePage & Pick<Found, 'facets'> => {
    const key = JSON.stringify([criteria, prices.key]);
    const { found, facets } = findOrMake(listing, key, () => {
      const all = findPackages(listing, prices, criteria);
      return { found: all, facets: toPackageFacets(listing, all, criteria) };
    });
    if (found.position.length === 0) checkPlace(listing, query.DestinationID);
    // With a filter by month, the cheapest departure within these months is shown.
    const inMonths = months.length > 0 ? findPackages(listing, prices, criteria, months) : found;
    return {
      facets,
      ...selectPage(listing, inMonths, matchesFilters(listing, filters), { ...query, after }),
    };
  };
  const answer = async (
    brandId: string,
    query: PackageSearchQuery,
    listQuery: ListQuery,
    data: SearchData,
  ): Promise<PackageSearchResponse> => {
    const { criteria, after, rooms } = listQuery;
    const { listing, prices } = data;
    const page = await inOwnTurn(() => findPage(query, listQuery, data));
    const shown = { prices, today: criteria.today, origin: criteria.origin, rooms };
    const packages = await readPackageSummaries(catalogue, brandId, listing, page.packages, shown);
    const warnings = unsoldWarning(
      prices.missing.filter((currency) => isSoldIn(listing, criteria, currency)),
    );
    return {
      data: {
        Booking: null,
        expires_at: null,
        packages,
        facets: after ? null : page.facets,
        detail: null,
      },
      meta: { total: page.total, cursor: page.next && toCursor(page.next) },
      ...(warnings.length > 0 && { warnings }),
    };
  };
  return {
    /** Returns the contract's answer, packed by `packAnswer`. @throws AppError when the query breaks a rule */
    async list(
      { id: brandId, mark_ups: rules }: SellingBrand,
      query: PackageSearchQuery,
    ): Promise<Buffer> {
      const day = today(clock());
      const listQuery = readListQuery(query, day);
      const listing = await catalogue.listing(brandId, day);
      const prices = await pricesOf(listing, rules);
      // The answer is cached under the revision that it was computed from, because a sale in the meantime creates a new
      // revision.
      const { revision } = listing;
      const key = JSON.stringify([listQuery, query.order, query.limit, prices.key]);
      const known = answers.find({ revision }, key);
      if (known) return known;
      const packed = await slots.run(async () =>
        packAnswer(await answer(brandId, query, listQuery, { listing, prices })),
      );
      answers.store({ revision }, key, packed);
      return packed;
    },
  };
}
export type PackageSearch = ReturnType<typeof createPackageSearch>;

/** Checks that a place is known, with or without departures. @throws AppError UNKNOWN_DESTINATION */
function checkPlace({ byPlace }: Listing, place: string): void {
  if (place === '' || REGIONS.some((region) => region === place)) return;
  if (countryName(place) !== place || byPlace.has(place)) return;
  refuse('UNKNOWN_DESTINATION', '/DestinationID');
}
const isSoldIn = ({ packages }: Listing, criteria: Criteria, currency: string): boolean =>
  packages.some((listed) => listed.currency === currency && matchesPlaces(listed, criteria));
