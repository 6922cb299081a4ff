import type { PackageDetail } from '@tiquete/contracts';
import type { PackageQuery } from '@tiquete/domain/searches/packages';

/** A package with its chosen departure, hotels and tours. */
export interface PackageChoice {
  ItemPackageID: string;
  /** Day of departure, YYYY-MM-DD. */
  departure: string;
  /** Id of a hotel alternative; empty for the standard one. */
  hotel: string;
  services: string[];
}
/** A package with the choices and the search of its address. */
export interface ChosenPackage {
  query: PackageQuery;
  choice: PackageChoice;
}
export interface QuoteRequest extends ChosenPackage {
  /** The quote to change; null requests a new one. */
  before: { Booking: string; id_hotel: string; total: number | null } | null;
  /** True when the quote to change is known to be expired. */
  isExpired?: boolean;
}
/** A package with the price of one choice. Its booking code holds the rate. */
export interface Quote extends ChosenPackage {
  Booking: string;
  /** ISO instant at which the price expires. */
  expires_at: string;
  detail: PackageDetail;
  /** The price that expired, in whole pesos; null if none expired. */
  expired: { total: number | null } | null;
}
