import type { FlightPrebooking, FlightSource, OptionalKind } from '@tiquete/contracts';
import type { MarkUp } from '../../../money';
import type {
  FlightPerson,
  FlightService,
  OfferedService,
  SupplierFlightOffer,
  SupplierSeatMap,
} from '../ports';

/** A seat or bag that a traveller chose; whole pesos. */
export interface CartLine {
  /** Code that the browser sends. */
  code: string;
  kind: OptionalKind;
  name: string;
  price: number;
  service: FlightService;
}
/** Data that never leaves the server. */
export interface SupplierPart {
  offer: SupplierFlightOffer;
  travelers: FlightPerson[];
  bags: OfferedService[];
  /** Our fee in whole pesos per traveller with a seat, as the search showed it. */
  feePerTraveler: number;
  /** Mark-up of the fares; missing in rows of older releases. */
  markUp?: MarkUp;
}
export interface PrebookingRow {
  id: string;
  brand: string;
  user_id: string | null;
  source: FlightSource;
  supplier: SupplierPart;
  answer: FlightPrebooking;
  seats: SupplierSeatMap[] | null;
  cart: CartLine[];
  cart_version: number;
  expires_at: Date;
}
export const PREBOOKING_COLUMNS =
  'id, brand, user_id, source, supplier, answer, seats, cart, cart_version, expires_at';
