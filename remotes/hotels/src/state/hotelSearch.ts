import type { HotelSummary } from '@tiquete/contracts';
import { queryKey, toSearchBody } from '@tiquete/domain/searches/hotels';
import { createRequest } from '@tiquete/platform';
import { defineSearch } from '@tiquete/search';
import { fetchFeatured, searchHotels } from '../api';
import type { FeaturedDestination, ResultPage } from './hotelState';
import { recentKey, toRecentSearch } from './recentSearches';
import { toSearchSection } from './searchSection';

export const hotelKey = ({ supplier, hotelCode }: HotelSummary) => `${supplier}:${hotelCode}`;

export const hotelSearch = defineSearch({
  slice: 'hotel',
  module: 'HOTEL',
  keyOf: queryKey,
  requestField: 'hotelJson',
  toRequest: toSearchBody,
  call: searchHotels,
  read: ({ data, meta }: ResultPage) => ({
    sessionCode: data.sessionCode,
    expiresAt: data.expires_at,
    items: data.hotels,
    sources: meta.suppliers,
  }),
  itemKey: hotelKey,
  // A little less than the 5 s that suppliers get.
  polling: { pauseMs: 1200, forMs: 4800 },
  toSection: toSearchSection,
  toRecent: (query, page) => toRecentSearch(query, pictureOf(query, page)),
  recentKey,
});
/** Picture of the searched city, or of the first hotel found. */
const pictureOf = (
  { destination }: Parameters<typeof toRecentSearch>[0],
  { data }: ResultPage,
): string =>
  destination.kind === 'city' ? `/media/places/${destination.code}` : (data.hotels[0]?.image ?? '');

export const featuredQuery = createRequest<null, FeaturedDestination[]>(
  'hotel/featured',
  (api, _, signal) => fetchFeatured(api, signal),
);
