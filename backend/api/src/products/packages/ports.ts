import type { Listing } from './catalogue/listing/listing';
import type { PackageContent } from './format/packageSchema';
import type { Departure, RoomType } from './format/saleSchemas';

/** Facts for a card besides those of the listing. */
export type CardContent = Pick<
  PackageContent,
  | 'summary'
  | 'currency'
  | 'origins'
  | 'stops'
  | 'includes'
  | 'hotels'
  | 'prices'
  | 'pictures'
  | 'deposit'
  | 'minimum_group'
  | 'min_age'
  | 'flights'
>;
/** One departure of a package. */
export interface PackageCard {
  code: string;
  content: CardContent;
  season: string;
  rooms: DepartureRooms;
}
/** Rooms of a departure by type. */
export interface DepartureRooms {
  left: Partial<Record<RoomType, number>>;
  sold: Partial<Record<RoomType, number>>;
  /** True: the departure takes place regardless of its minimum group. */
  isConfirmed: boolean;
}

export interface DepartureOffer extends Omit<Departure, 'rooms'>, DepartureRooms {
  fromPrice: number;
}
export interface PackageDetail {
  content: PackageContent;
  /** Departures on sale, the next first, including those without rooms left. */
  departures: DepartureOffer[];
}

/** Port for the source of packages: our own tables, or an operator's api in the future. */
export interface PackageCatalogue {
  /** The current listing that lists are answered from, with the departures from `today` on. */
  listing(brandId: string, today: string): Promise<Listing>;
  /** Departures on a page, at most one of each package. */
  cards(
    brandId: string,
    departures: readonly { code: string; date: string }[],
  ): Promise<PackageCard[]>;
  /** Returns null for a package that is not on sale. */
  read(brandId: string, code: string, today: string): Promise<PackageDetail | null>;
}
