import type { Listing } from './catalogue/listing/listing';
import type { PackageContent } from './format/packageSchema';
import type { Departure, RoomType } from './format/saleSchemas';

/** What a list shows of a package, beside what the listing has of it. */
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
  /** Confirmed: it takes place, whatever its minimum group is. */
  isConfirmed: boolean;
}

export interface DepartureOffer extends Omit<Departure, 'rooms'>, DepartureRooms {
  fromPrice: number;
}
export interface PackageDetail {
  content: PackageContent;
  /** Those that are still sold, the next first; also without rooms left. */
  departures: DepartureOffer[];
}

/** Where packages come from: our own tables, or an operator's api one day. */
export interface PackageCatalogue {
  /** The listing that lists are answered from, as it is now, with the departures from `today` on. */
  listing(brandId: string, today: string): Promise<Listing>;
  /** Departures that a page shows, at most one of a package. */
  cards(
    brandId: string,
    departures: readonly { code: string; date: string }[],
  ): Promise<PackageCard[]>;
  /** Null for a package that is not sold. */
  read(brandId: string, code: string, today: string): Promise<PackageDetail | null>;
}
