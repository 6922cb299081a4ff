import type { PackageSummary } from '@tiquete/contracts';
import { defineSearch } from '@tiquete/search';
import { searchPackages, toSearchBody } from '../api';
import { resultsUrl } from '../urls';
import type { ResultPage } from './packageState';
import { recentKey, toRecentSearch } from './recentSearches';
import { toSearchSection } from './searchSection';

export const packageKey = ({ ItemPackageID }: PackageSummary) => ItemPackageID;

/** Filters are the api's: they are part of the request, and others are another request. */
export const packageSearch = defineSearch({
  slice: 'package',
  module: 'PACKAGE',
  keyOf: resultsUrl,
  requestField: 'packageJson',
  toRequest: toSearchBody,
  ask: searchPackages,
  read: ({ data, expires_at }: ResultPage) => ({
    sessionCode: '',
    expiresAt: expires_at,
    items: data.packages,
    sources: [],
  }),
  itemKey: packageKey,
  // The catalogue is our own: nothing is pending after its answer.
  polling: { pauseMs: 1000, forMs: 1000 },
  toSection: toSearchSection,
  toRecent: toRecentSearch,
  recentKey,
});
