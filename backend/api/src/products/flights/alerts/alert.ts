import { type Cabin, cabinSchema } from '@tiquete/contracts';
import { formatDays } from '@tiquete/domain';
import type { AirportTable } from '../places/airportTable';
import type { PricedTrip } from '../calendar/seenPrices';
import type { Database, Tx } from '../../../db/database';
import { hashToken, newToken } from '../../../lib/privacy/tokens';
import type { Counters } from '../../../lib/counters/rule';
import type { TextCipher } from '../../../lib/privacy/textCipher';
import type { Log } from '../../../lib/search/log';
import type { Mail } from '../../../mail';

/** Dependencies of all parts of the alerts. */
export interface AlertParts {
  db: Database;
  clock: () => Date;
  log: Pick<Log, 'error'>;
  counters: Counters;
  /** Encrypts addresses. */
  cipher: TextCipher;
  mail: Mail;
}

/** A trip as stored in the tables. A one-way trip has its departure day as the day of return. */
export interface TripRow {
  origin: string;
  destination: string;
  cabin: string;
  departs_on: string;
  returns_on: string;
  is_round_trip: boolean;
}
export interface AlertRow extends TripRow {
  id: string;
  sealed: string;
  price: number | null;
}
export const TRIP_COLUMNS =
  'origin, destination, cabin, departs_on::text, returns_on::text, is_round_trip';
export const tripValues = (trip: PricedTrip) =>
  [
    trip.origin,
    trip.destination,
    trip.cabin,
    trip.departsOn,
    trip.returnsOn ?? trip.departsOn,
    trip.returnsOn !== null,
  ] as const;
export const tripOfRow = (row: TripRow): PricedTrip => ({
  origin: row.origin,
  destination: row.destination,
  cabin: cabinSchema.parse(row.cabin),
  departsOn: row.departs_on,
  returnsOn: row.is_round_trip ? row.returns_on : null,
});
export const isSameTrip = (one: PricedTrip, other: PricedTrip): boolean =>
  tripValues(one).join() === tripValues(other).join();

/** Context of the encryption of an alert's address: the ciphertext opens for this alert only. */
export const alertContext = (alertId: string): string => `flight-alert:${alertId}`;

/** Texts of a trip for mails: route, as in `Bogotá – Medellín`, and days. */
export function nameTrip(
  { origin, destination, departsOn, returnsOn }: PricedTrip,
  airports: AirportTable,
): { route: string; days: string } {
  const nameOf = (code: string) => airports.cityOf(code)?.name ?? code;
  return {
    route: `${nameOf(origin)} – ${nameOf(destination)}`,
    days: formatDays(departsOn, returnsOn ?? departsOn),
  };
}

/** Path of the results page that searches the trip for one adult. `remotes/flights/src/urls.ts` parses it. */
export function searchPath(
  { origin, destination, cabin, departsOn, returnsOn }: PricedTrip,
  airports: AirportTable,
): string {
  const places = [origin, destination].map((code) => {
    const city = airports.cityOf(code);
    return `${city?.code === code ? '' : '*'}${code}:${city?.name ?? code}`;
  });
  const ways = [
    `${origin}-${destination}-${departsOn}`,
    ...(returnsOn === null ? [] : [`${destination}-${origin}-${returnsOn}`]),
  ];
  const any: Cabin = 'ALL';
  return `/searchs/flights?${new URLSearchParams([
    ['tripType', returnsOn === null ? 'ONE_WAY' : 'ROUND_TRIP'],
    ['segments', ways.join('_')],
    ...places.map((place): [string, string] => ['place', place]),
    ['adults', '1'],
    ...(cabin === any ? [] : [['cabin', cabin] satisfies [string, string]]),
  ])}`;
}

/** Paths on this host. Paths of the page have the token in the fragment (`#`), which no server, log or referrer sees. */
interface AlertLinks {
  confirmUrl: string;
  endUrl: string;
  /** Address for a mail program's own unsubscribe button. */
  oneClickUrl: string;
}
const PAGE = '/flights';
/** Path to which mail programs post when the recipient unsubscribes (RFC 8058). */
export const ONE_CLICK = '/api/flights/price_alerts/endings/one_click';
/** Path of the page where the recipient confirms the end of an alert. Opening the page ends nothing. */
export const endPage = (token: string): string => `${PAGE}#for=end&token=${token}`;

/**
 * Creates the links of one mail. Their token can confirm until `until`, if the mail is a confirmation, and can end the alert
 * as long as it exists.
 */
export async function issueAlertLinks(
  tx: Tx,
  brandId: string,
  alertId: string,
  confirmsUntil: Date | null,
): Promise<AlertLinks> {
  const token = newToken();
  await tx.query(
    'insert into flight_alert_links (token_hash, brand, alert_id, confirms_until) values ($1, $2, $3, $4)',
    [hashToken(token), brandId, alertId, confirmsUntil],
  );
  return {
    confirmUrl: `${PAGE}#token=${token}`,
    endUrl: endPage(token),
    oneClickUrl: `${ONE_CLICK}?token=${token}`,
  };
}
