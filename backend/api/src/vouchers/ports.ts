import type { ModuleId } from '@tiquete/contracts';
import type { BookingRow } from '../bookings/repository';
import type { People } from '../bookings';

/** Label and value. */
export type VoucherFact = readonly [string, string];
/** One part of the product: a hotel's room, a flight's segment. */
export interface VoucherPart {
  title: string;
  facts: readonly VoucherFact[];
  /** Names of its travellers. */
  people: readonly string[];
  /** List below the facts, one line each. */
  lines?: readonly string[];
}
/** The product's part of a voucher; the document adds the data of every booking. */
export interface ProductSheet {
  /** Title, such as `Voucher de hotel`. */
  kind: string;
  /** True when no payment is due at the destination. */
  isPaidWhole?: boolean;
  /** True when the parts of the voucher are short; they are printed in pairs. */
  isPaired?: boolean;
  /** Place where to show it: name, then address and phones. */
  place: { name: string; lines: readonly string[] };
  /** Two or three moments as texts: label, day, hour. */
  moments: readonly { label: string; day: string; detail: string }[];
  parts: readonly VoucherPart[];
  /** Advice for the traveller, in sentences. */
  advice: readonly string[];
}
/** Time and place of an event, in local time. */
export interface ProductEvent {
  summary: string;
  /** `YYYY-MM-DDTHH:mm` in `timeZone`. */
  from: string;
  to: string;
  /** IANA name. */
  timeZone: string;
  /** Time zone of the end, if different. */
  toTimeZone?: string;
  location: string;
  geo: { latitude: number; longitude: number } | null;
  description: readonly string[];
}
/** One product's part of the documents, from the booking's snapshot. Registered once, where the api is assembled. */
export interface ProductVoucher {
  product: ModuleId;
  /** Time zone of its terms, as words after «hora»; `del destino` by default. */
  termsClock?: string;
  /** Facts for e-mails, in a few rows. */
  facts(booking: BookingRow): readonly VoucherFact[];
  /** Codes from the supplier's confirmation besides its locator, such as the hotel's own. */
  codes?(booking: BookingRow): readonly VoucherFact[];
  sheet(booking: BookingRow, people: People): ProductSheet;
  /** Events in order; empty when the product has none. */
  events(booking: BookingRow): readonly ProductEvent[];
}
