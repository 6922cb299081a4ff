import type { PackageSummary } from '@tiquete/contracts';
import { noFilters, tripKey, type ListQuery } from '@tiquete/domain/searches/packages';
import { defineSearch } from '@tiquete/search';
import { searchPackages, toListBody } from '../api';
import type { ResultPage } from './packageState';
import { recentKey, toRecentSearch } from './recentSearches';
import { toSearchSection } from './searchSection';

export const packageKey = ({ ItemPackageID }: PackageSummary) => ItemPackageID;

/** Search of packages. The api applies the filters, so other filters are another request. */
export const packageSearch = defineSearch({
  slice: 'package',
  module: 'PACKAGE',
  keyOf: ({ filters = noFilters, ...query }: ListQuery) =>
    `${tripKey(query)} ${JSON.stringify(filters)}`,
  requestField: 'packageJson',
  toRequest: toListBody,
  call: searchPackages,
  read: ({ data, expires_at }: ResultPage) => ({
    sessionCode: '',
    expiresAt: expires_at,
    items: data.packages,
    sources: [],
  }),
  itemKey: packageKey,
  // The api answers from our own catalogue at once, so the first answer is complete.
  polling: { pauseMs: 1000, forMs: 1000 },
  toSection: toSearchSection,
  toRecent: toRecentSearch,
  recentKey,
});
