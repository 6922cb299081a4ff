import type {
  FeaturedPackages,
  PackageMonths,
  PackagePlaces,
  PackageSearchBody,
  PackageSummary,
} from '@tiquete/contracts';
import { createRequest } from '@tiquete/platform';
import { searchPackages } from '../api';

/** Ids of places, and the requested days: those of a month, or those around a day. */
export interface MonthsRequest {
  OriginID: string;
  DestinationID: string;
  /** Month from 1 to 12. */
  id_month?: number;
  id_year?: number;
  /** Day of departure, YYYY-MM-DD. */
  DateBegin?: string;
}
/** Id of a package and id of the city of departure; the latter is empty for any city. */
export interface DeparturesRequest {
  ItemPackageID: string;
  OriginID: string;
}
/** The pages after the first of a list. */
export interface FollowingPackages {
  /** Key of the list that the pages belong to. */
  key: string;
  packages: PackageSummary[];
  /** Null after the last page. */
  cursor: string | null;
}
export interface FollowingRequest extends FollowingPackages {
  body: PackageSearchBody;
}
export const placesQuery = createRequest<null, PackagePlaces>(
  'package/places',
  async (api, _, signal) => (await api.call('GET packages/places_searches', {}, signal)).data,
);
/** Months for the search form. */
export const monthsQuery = createRequest<MonthsRequest, PackageMonths>(
  'package/months',
  async (api, query, signal) =>
    (await api.call('GET packages/months_and_dates', { query }, signal)).data,
);
/** Months beside the results, separate from those of the form. */
export const neighboursQuery = createRequest<MonthsRequest, PackageMonths>(
  'package/neighbours',
  async (api, query, signal) =>
    (await api.call('GET packages/months_and_dates', { query }, signal)).data,
);
/** Departures of a package, shown when one of them is sold out. */
export const departuresQuery = createRequest<DeparturesRequest, PackageMonths['dates']>(
  'package/departures',
  async (api, query, signal) =>
    (await api.call('GET packages/months_and_dates', { query }, signal)).data.dates,
);
export const featuredQuery = createRequest<null, FeaturedPackages['regions']>(
  'package/featured',
  async (api, _, signal) => (await api.call('GET packages/featured', {}, signal)).data.regions,
);
/** Loads the next page of a list. */
export const followingQuery = createRequest<FollowingRequest, FollowingPackages>(
  'package/following',
  async (api, { key, packages, cursor, body }, signal) => {
    const { data, meta } = await searchPackages(api, { ...body, cursor: cursor ?? '' }, signal);
    return { key, packages: [...packages, ...data.packages], cursor: meta.cursor };
  },
);
