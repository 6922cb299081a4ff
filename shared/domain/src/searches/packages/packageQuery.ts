import type { PackageInclusion, PackageOrder, Region } from '@tiquete/contracts';

/** An id of `packages/places_searches`, and the name that the traveller chose. */
export interface PackagePlace {
  id: string;
  name: string;
}
/** Days of departure, both included, YYYY-MM-DD. */
export interface DepartureDates {
  start: string;
  end: string;
}
export interface ChildDraft {
  /** Whole years on the day of departure; null until it is chosen. */
  age: number | null;
  /** True for a bed of its own. Undefined leaves it to the room's default. */
  bed?: boolean;
}
export interface RoomDraft {
  adults: number;
  children: ChildDraft[];
  /** Number of babies under two. */
  infants: number;
}
/** Values of the search form. */
export interface SearchDraft {
  /** Null for any place. */
  destination: PackagePlace | null;
  /** Null for any city. */
  origin: PackagePlace | null;
  /** Null for any departure of the coming year. */
  dates: DepartureDates | null;
  rooms: RoomDraft[];
}
export interface ChildChoice extends ChildDraft {
  age: number;
}
export interface RoomChoice extends RoomDraft {
  children: ChildChoice[];
}
/** A complete, valid search, as addresses hold it. */
export interface PackageQuery extends SearchDraft {
  rooms: RoomChoice[];
}
/** Filters and order of a list, which the api applies. Both ends of a range are included. */
export interface PackageFilters {
  /** Whole pesos for each adult in a double room. */
  price: [min: number, max: number] | null;
  nights: [min: number, max: number] | null;
  /** Months of departure, YYYY-MM. */
  months: string[];
  regions: Region[];
  /** Inclusions that the package must have. */
  includes: PackageInclusion[];
  /** Categories of the package's hotels. */
  stars: number[];
  orderBy: PackageOrder;
}
/** A search with the filters and order of its list, which the api applies. Missing: none. */
export interface ListQuery extends PackageQuery {
  filters?: PackageFilters;
}
export const noFilters: PackageFilters = {
  price: null,
  nights: null,
  months: [],
  regions: [],
  includes: [],
  stars: [],
  orderBy: 'price_asc',
};
export const defaultRoom: RoomChoice = { adults: 2, children: [], infants: 0 };
export const emptyDraft: SearchDraft = {
  destination: null,
  origin: null,
  dates: null,
  rooms: [defaultRoom],
};
