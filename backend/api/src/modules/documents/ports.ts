import type { ModuleId } from '@tiquete/contracts';
import type { BookingRow, People } from '../checkout';

/** Label and value. */
export type DocumentFact = readonly [string, string];
/** One of the product's parts: a hotel's room, a flight's segment. */
export interface DocumentPart {
  title: string;
  facts: readonly DocumentFact[];
  /** Who it is for. */
  people: readonly string[];
  /** A list below the facts, each on a line of its own. */
  lines?: readonly string[];
}
/** The product's part of a voucher; the document itself adds what every booking has. */
export interface ProductSheet {
  /** What it is called, such as `Voucher de hotel`. */
  kind: string;
  /** Nothing is paid at the destination. */
  isPaidWhole?: boolean;
  /** Its parts are short, and stand two by two. */
  isPaired?: boolean;
  /** Where to show it: name, then address and phones. */
  place: { name: string; lines: readonly string[] };
  /** Two or three moments in words: label, day, hour. */
  moments: readonly { label: string; day: string; detail: string }[];
  parts: readonly DocumentPart[];
  /** What to bring and to know, in sentences. */
  advice: readonly string[];
}
/** When and where, in the place's own time. */
export interface ProductEvent {
  summary: string;
  /** `YYYY-MM-DDTHH:mm`, on the clock of `timeZone`. */
  from: string;
  to: string;
  /** IANA name. */
  timeZone: string;
  /** Of the end, where that is another. */
  toTimeZone?: string;
  location: string;
  geo: { latitude: number; longitude: number } | null;
  description: readonly string[];
}
/** One product's part of the documents, from the booking's own snapshot. Registered once, where the api is put together. */
export interface ProductDocument {
  product: ModuleId;
  /** Whose hours its terms are in, as words after «hora»; left out: `del destino`. */
  termsClock?: string;
  /** The facts shown in e-mails, in a few rows. */
  facts(booking: BookingRow): readonly DocumentFact[];
  /** Codes beside the supplier's locator that its confirmation gave, such as the hotel's own. */
  codes?(booking: BookingRow): readonly DocumentFact[];
  sheet(booking: BookingRow, people: People): ProductSheet;
  /** In the order in which they happen; none: it has no place in a calendar. */
  events(booking: BookingRow): readonly ProductEvent[];
}
