import { type FeaturedPackages, MAX_PACKAGE_DAYS_AHEAD, REGIONS } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { inOwnTurn } from '../../lib/async/inOwnTurn';
import type { ExchangeRates } from '../../money';
import type { SellingBrand } from '../../money';
import { countryName, REGION_LABELS } from '../../places';
import { createResultCache, CACHE_BYTES } from './catalogue/listing/resultCache';
import type { PackageCatalogue } from './ports';
import { findPackages, type FoundPackage, listFound } from './search/findPackages';
import { createPackagePrices } from './search/packagePrices';
import { readPackageSummaries } from './search/readPackageSummaries';

/** Number of packages shown for each region. */
const FEATURED = 4;
const HOME_COUNTRY = 'CO';
/** Groups on the home page: Colombia first, then regions abroad. */
const GROUPS = [
  { id: HOME_COUNTRY, label: countryName(HOME_COUNTRY) },
  ...REGIONS.map((region) => ({ id: region, label: REGION_LABELS[region] })),
];

export function createFeaturedPackages({
  catalogue,
  exchange,
  clock,
}: {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  clock: () => Date;
}) {
  const answers = createResultCache<FeaturedPackages>(
    CACHE_BYTES.featured,
    (answer) => JSON.stringify(answer).length * 2,
  );
  const pricesOf = createPackagePrices(exchange);
  return {
    /** Featured packages. `first` lists codes that come first in every group. */
    async featured(
      { id: brandId, mark_ups: rules }: SellingBrand,
      first: readonly string[] = [],
    ): Promise<FeaturedPackages> {
      const day = today(clock());
      const listing = await catalogue.listing(brandId, day);
      const prices = await pricesOf(listing, rules);
      // The answer is cached under the revision that it was computed from, because a sale in the meantime creates a new
      // revision.
      const { revision } = listing;
      const key = JSON.stringify([day, prices.key, first]);
      const known = answers.find({ revision }, key);
      if (known) return known;
      const chosen = await inOwnTurn(() => {
        const to = addDays(day, MAX_PACKAGE_DAYS_AHEAD);
        const columns = findPackages(listing, prices, { from: day, to, today: day });
        const found = listFound(listing, columns).sort((a, b) => a.pesos - b.pesos);
        return GROUPS.map(({ id }) =>
          choose(
            found.filter(({ listed }) => listed.places.has(id)),
            first,
          ),
        );
      });
      const summaries = new Map(
        (
          await readPackageSummaries(catalogue, brandId, listing, [...new Set(chosen.flat())], {
            today: day,
            prices,
          })
        ).map((summary) => [summary.ItemPackageID, summary]),
      );
      const regions = GROUPS.map(({ id, label }, index) => ({
        id,
        label,
        packages: (chosen[index] ?? []).flatMap(({ listed }) => summaries.get(listed.code) ?? []),
      }));
      const answer = { regions: regions.filter(({ packages }) => packages.length > 0) };
      answers.store({ revision }, key, answer);
      return answer;
    },
  };
}
export type FeaturedPackagesService = ReturnType<typeof createFeaturedPackages>;

/**
 * Chooses the brand's own packages, in its order; then the cheapest ones with different first stops, then the cheapest
 * others.
 */
function choose(all: readonly FoundPackage[], chosen: readonly string[]): FoundPackage[] {
  const own = chosen.flatMap((code) => all.find(({ listed }) => listed.code === code) ?? []);
  const found = all.filter((one) => !own.includes(one));
  const seen = new Set<string>();
  const [first, others]: [FoundPackage[], FoundPackage[]] = [[], []];
  for (const one of found) {
    const stop = one.listed.stops[0]?.code ?? '';
    (seen.has(stop) ? others : first).push(one);
    seen.add(stop);
  }
  return [...own, ...first, ...others].slice(0, FEATURED);
}
