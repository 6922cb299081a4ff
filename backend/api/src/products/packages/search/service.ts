import {
  type PackageFacets,
  type PackageSearchQuery,
  type PackageSearchResponse,
  REGIONS,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import { refuse } from '../../../lib/refuse';
import { packAnswer } from '../../../lib/search/readyAnswer';
import { unsoldWarning } from '../../../lib/search/collectAnswers';
import type { ExchangeRates } from '../../../modules/exchange';
import { countryName } from '../../../modules/places';
import type { Listing } from '../catalogue/listing/listing';
import { createMemory } from '../catalogue/listing/memory';
import type { PackageCatalogue } from '../ports';
import { toCursor } from './cursor';
import { toFacets } from './facets';
import { type Criteria, findPackages, type FoundPackage, isLeft, isOf } from './findPackages';
import { createPrices, type Prices } from './pesos';
import { type Question, readQuestion } from './readQuestion';
import { readSummaries } from './readSummaries';
import { selectPage } from './selectPage';

export interface PackageSearchOptions {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  clock: () => Date;
}
export interface PackageSearch {
  /** The contract's answer, packed by `packAnswer`. @throws AppError when the query breaks a rule */
  list(brandId: string, query: PackageSearchQuery): Promise<Buffer>;
}
interface Found {
  found: FoundPackage[];
  facets: PackageFacets;
}

export function createPackageSearch({
  catalogue,
  exchange,
  clock,
}: PackageSearchOptions): PackageSearch {
  const { remember } = createMemory<Found>();
  const answers = createMemory<Buffer>();
  const pricesOf = createPrices(exchange);

  const answer = async (
    brandId: string,
    query: PackageSearchQuery,
    { criteria, filters, after, rooms }: Question,
    { listing, prices }: { listing: Listing; prices: Prices },
  ): Promise<PackageSearchResponse> => {
    const { found, facets } = remember(
      listing,
      JSON.stringify([criteria, prices.key]),
      (): Found => {
        const all = findPackages(listing, prices, criteria);
        return { found: all, facets: toFacets(listing, all, criteria) };
      },
    );
    if (found.length === 0) checkPlace(listing, query.DestinationID);
    // The cheapest of a package's departures may be in another month than those wanted.
    const inMonths =
      filters.months.length > 0 ? findPackages(listing, prices, criteria, filters.months) : found;
    const left = inMonths.filter(isLeft(filters));
    const page = selectPage(left, listing.departures, { ...query, after });
    const shown = { prices, today: criteria.today, origin: criteria.origin, rooms };
    const packages = await readSummaries(catalogue, brandId, listing, page.packages, shown);
    const warnings = unsoldWarning(
      prices.missing.filter((currency) => isSoldIn(listing, criteria, currency)),
    );
    return {
      data: {
        Booking: null,
        expires_at: null,
        packages,
        facets: after ? null : facets,
        detail: null,
      },
      meta: { total: left.length, cursor: page.next && toCursor(page.next) },
      ...(warnings.length > 0 && { warnings }),
    };
  };
  return {
    async list(brandId, query) {
      const day = today(clock());
      const question = readQuestion(query, day);
      const listing = await catalogue.listing(brandId, day);
      const prices = await pricesOf(listing);
      // Rooms that are moved meanwhile make another revision, whose answer this is not.
      const { revision } = listing;
      const key = JSON.stringify([question, query.order, query.limit, prices.key]);
      const known = answers.find({ revision }, key);
      if (known) return known;
      const packed = await packAnswer(await answer(brandId, query, question, { listing, prices }));
      answers.keep({ revision }, key, packed);
      return packed;
    },
  };
}

/** @throws AppError UNKNOWN_DESTINATION for what is no place, of those that nothing departs to */
function checkPlace({ packages }: Listing, place: string): void {
  if (place === '' || REGIONS.some((region) => region === place)) return;
  if (countryName(place) !== place || packages.some(({ places }) => places.has(place))) return;
  refuse('UNKNOWN_DESTINATION', '/DestinationID');
}
const isSoldIn = ({ packages }: Listing, criteria: Criteria, currency: string): boolean =>
  packages.some((listed) => listed.currency === currency && isOf(listed, criteria));
