import type { AssistancePlan, AssistancePlaces } from '@tiquete/contracts';
import { queryKey, toSearchBody } from '@tiquete/domain/searches/assistance';
import { createRequest } from '@tiquete/platform';
import { defineSearch } from '@tiquete/search';
import { fetchPlaces, searchPlans } from '../api';
import type { ResultPage } from './assistanceState';
import { recentKey, toRecentSearch } from './recentSearches';
import { toSearchSection } from './searchSection';

export const planKey = ({ assistanceCode }: AssistancePlan) => assistanceCode;

export const assistanceSearch = defineSearch({
  slice: 'assistance',
  module: 'ASSISTANCE',
  keyOf: queryKey,
  requestField: 'asisstanceJson',
  toRequest: toSearchBody,
  call: searchPlans,
  read: ({ data, meta }: ResultPage) => ({
    sessionCode: data.sessionCode,
    expiresAt: data.expires_at,
    items: data.plans,
    sources: meta.suppliers,
  }),
  itemKey: planKey,
  // Assistance has one supplier, so the first answer is complete.
  polling: { pauseMs: 1000, forMs: 5000 },
  toSection: toSearchSection,
  toRecent: toRecentSearch,
  recentKey,
});
export const placesQuery = createRequest<null, AssistancePlaces>(
  'assistance/places',
  (api, _, signal) => fetchPlaces(api, signal),
);
