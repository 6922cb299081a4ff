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
import type { ExchangeRates } from '../../../money';
import type { SellingBrand } from '../../../money';
import { countryName } from '../../../places';
import type { Listing } from '../catalogue/listing/listing';
import { createMemory, KEPT_BYTES } from '../catalogue/listing/memory';
import type { PackageCatalogue } from '../ports';
import { toCursor } from './cursor';
import { toFacets } from './toPackageFacets';
import {
  bytesOf,
  type Criteria,
  findPackages,
  type FoundPackages,
  isLeft,
  isOf,
} from './findPackages';
import { createPrices, type Prices } from './packagePrices';
import { type Question, readQuestion } from './readListQuery';
import { readSummaries } from './readSummaries';
import { type Page, selectPage } from './selectPage';

export interface PackageSearchOptions {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  clock: () => Date;
  /** Slots shared by all products; unlimited by default. */
  slots?: SearchSlots;
}
export interface PackageSearch {
  /** The contract's answer, packed by `packAnswer`. @throws AppError when the query breaks a rule */
  list(brand: SellingBrand, query: PackageSearchQuery): Promise<Buffer>;
}
/** Data that a search reads. */
interface Known {
  listing: Listing;
  prices: Prices;
}
interface Found {
  found: FoundPackages;
  facets: PackageFacets;
}
/** Approximate size of facets. */
const FACETS_BYTES = 10_000;

export function createPackageSearch({
  catalogue,
  exchange,
  clock,
  slots = unlimitedSearches,
}: PackageSearchOptions): PackageSearch {
  const { remember } = createMemory<Found>(
    KEPT_BYTES.found,
    ({ found }) => bytesOf(found) + FACETS_BYTES,
  );
  const answers = createMemory<Buffer>(KEPT_BYTES.answers, (packed) => packed.length);
  const pricesOf = createPrices(exchange);

  const findPage = (
    query: PackageSearchQuery,
    { criteria, filters: { months }, filters, after }: Question,
    { listing, prices }: Known,
  ): Page & Pick<Found, 'facets'> => {
    const question = JSON.stringify([criteria, prices.key]);
    const { found, facets } = remember(listing, question, () => {
      const all = findPackages(listing, prices, criteria);
      return { found: all, facets: toFacets(listing, all, criteria) };
    });
    if (found.position.length === 0) checkPlace(listing, query.DestinationID);
    // The cheapest departure of a package may be in another month than the requested ones.
    const inMonths = months.length > 0 ? findPackages(listing, prices, criteria, months) : found;
    return {
      facets,
      ...selectPage(listing, inMonths, isLeft(listing, filters), { ...query, after }),
    };
  };
  const answer = async (
    brandId: string,
    query: PackageSearchQuery,
    question: Question,
    known: Known,
  ): Promise<PackageSearchResponse> => {
    const { criteria, after, rooms } = question;
    const { listing, prices } = known;
    const page = await inOwnTurn(() => findPage(query, question, known));
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
        facets: after ? null : page.facets,
        detail: null,
      },
      meta: { total: page.total, cursor: page.next && toCursor(page.next) },
      ...(warnings.length > 0 && { warnings }),
    };
  };
  return {
    async list({ id: brandId, mark_ups: rules }, query) {
      const day = today(clock());
      const question = readQuestion(query, day);
      const listing = await catalogue.listing(brandId, day);
      const prices = await pricesOf(listing, rules);
      // Sales meanwhile make another revision; this answer is cached under its own one.
      const { revision } = listing;
      const key = JSON.stringify([question, query.order, query.limit, prices.key]);
      const known = answers.find({ revision }, key);
      if (known) return known;
      const packed = await slots.run(async () =>
        packAnswer(await answer(brandId, query, question, { listing, prices })),
      );
      answers.keep({ revision }, key, packed);
      return packed;
    },
  };
}

/** @throws AppError UNKNOWN_DESTINATION for an unknown place among those without departures */
function checkPlace({ byPlace }: Listing, place: string): void {
  if (place === '' || REGIONS.some((region) => region === place)) return;
  if (countryName(place) !== place || byPlace.has(place)) return;
  refuse('UNKNOWN_DESTINATION', '/DestinationID');
}
const isSoldIn = ({ packages }: Listing, criteria: Criteria, currency: string): boolean =>
  packages.some((listed) => listed.currency === currency && isOf(listed, criteria));
