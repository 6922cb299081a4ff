import type { Listing } from './catalogue/listing/listing';
import type { PackageContent } from './format/packageSchema';
import type { Departure, RoomType } from './format/saleSchemas';

/** Fields of a card that the listing does not have. */
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
/** A package as a card shows it, with one of its departures. */
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
  /** True when the departure takes place regardless of its minimum group. */
  isConfirmed: boolean;
}

export interface DepartureOffer extends Omit<Departure, 'rooms'>, DepartureRooms {
  fromPrice: number;
}
export interface PackageDetail {
  content: PackageContent;
  /** Departures on sale in the order of their days, including sold-out ones. */
  departures: DepartureOffer[];
}

/** Port for the source of packages: our own tables, or an operator's api in the future. */
export interface PackageCatalogue {
  /** Listing of the packages on sale with their departures from `today` on. Lists are answered from it. */
  listing(brandId: string, today: string): Promise<Listing>;
  /** Cards of these departures, at most one of each package. */
  cards(
    brandId: string,
    departures: readonly { code: string; date: string }[],
  ): Promise<PackageCard[]>;
  /** Details of a package; null when it is not on sale. */
  read(brandId: string, code: string, today: string): Promise<PackageDetail | null>;
}
