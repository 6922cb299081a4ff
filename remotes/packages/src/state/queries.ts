import type {
  FeaturedPackages,
  PackageMonths,
  PackagePlaces,
  PackageSearchBody,
  PackageSummary,
} from '@tiquete/contracts';
import { createRequest } from '@tiquete/platform';
import { searchPackages } from '../api';

/** Ids of places, and the days that are wanted: those of a month, or those around a day. */
export interface MonthsAsked {
  OriginID: string;
  DestinationID: string;
  /** 1 to 12. */
  id_month?: number;
  id_year?: number;
  /** YYYY-MM-DD. */
  DateBegin?: string;
}
/** Ids of a package and of the city that is left from; empty for any. */
export interface DeparturesAsked {
  ItemPackageID: string;
  OriginID: string;
}
/** What follows the first page of a list. */
export interface FollowingPackages {
  /** The list's own key: another list's packages do not follow it. */
  key: string;
  packages: PackageSummary[];
  /** Null after the last page. */
  cursor: string | null;
}
export interface FollowingAsked extends FollowingPackages {
  body: PackageSearchBody;
}
export const placesQuery = createRequest<null, PackagePlaces>(
  'package/places',
  async (api, _, signal) => (await api.call('GET packages/places_searches', {}, signal)).data,
);
/** For the form of a search. */
export const monthsQuery = createRequest<MonthsAsked, PackageMonths>(
  'package/months',
  async (api, query, signal) =>
    (await api.call('GET packages/months_and_dates', { query }, signal)).data,
);
/** Beside the results, whatever their form asks for meanwhile. */
export const neighboursQuery = createRequest<MonthsAsked, PackageMonths>(
  'package/neighbours',
  async (api, query, signal) =>
    (await api.call('GET packages/months_and_dates', { query }, signal)).data,
);
/** When a package departs, beside one of its departures that is sold out. */
export const departuresQuery = createRequest<DeparturesAsked, PackageMonths['dates']>(
  'package/departures',
  async (api, query, signal) =>
    (await api.call('GET packages/months_and_dates', { query }, signal)).data.dates,
);
export const featuredQuery = createRequest<null, FeaturedPackages['regions']>(
  'package/featured',
  async (api, _, signal) => (await api.call('GET packages/featured', {}, signal)).data.regions,
);
/** One page more, behind those that are there. */
export const followingQuery = createRequest<FollowingAsked, FollowingPackages>(
  'package/following',
  async (api, { key, packages, cursor, body }, signal) => {
    const { data, meta } = await searchPackages(api, { ...body, cursor: cursor ?? '' }, signal);
    return { key, packages: [...packages, ...data.packages], cursor: meta.cursor };
  },
);
