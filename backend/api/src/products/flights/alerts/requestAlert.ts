import { randomUUID } from 'node:crypto';
import {
  type BrandFile,
  MAX_FLIGHT_DAYS_AHEAD,
  MAX_PRICE_ALERTS,
  PRICE_ALERT_CONFIRM_HOURS,
  type PriceAlertBody,
} from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import type { Tx } from '../../../db/database';
import { addressKey } from '../../../lib/counters/addressKey';
import type { Limit } from '../../../lib/counters/rule';
import { takeAll } from '../../../lib/counters/takeAll';
import { refuse } from '../../../lib/refuse';
import { digest, normalizeEmail } from '../../../accounts';
import { recipientHash } from '../../../mail';
import { todayAt } from '../search/checkFlightQuery';
import { type AirportTable, readAirports } from '../places/airportTable';
import type { PricedTrip } from '../calendar/seenPrices';
import {
  alertContext,
  type AlertParts,
  isSameTrip,
  issueAlertLinks,
  nameTrip,
  TRIP_COLUMNS,
  tripOfRow,
  type TripRow,
  tripValues,
} from './alert';

const HOUR_MS = 3_600_000;
/** Limit of one network address, which several people may share. */
const PER_ADDRESS: Limit = { free: 20, windowSeconds: 3600, wait: 'rest-of-window' };
/** Limit of one mailbox, from any network: the maximum number of its alerts. */
const PER_MAILBOX: Limit = { free: MAX_PRICE_ALERTS, windowSeconds: 3600, wait: 'rest-of-window' };
/** Age after which a price found by a search no longer serves to measure a drop. */
const KNOWN = "interval '24 hours'";

type Brand = Pick<BrandFile, 'id' | 'policy_versions'>;
interface Held extends TripRow {
  id: string;
  confirmed_at: Date | null;
}

/**
 * Handles a request for an alert. The answer is equal whether the address has alerts or not; only a mail tells the result.
 * @throws AppError that names the field, RATE_LIMITED
 */
export const createAlertRequest =
  ({ db, clock, counters, cipher, mail }: AlertParts) =>
  async (brand: Brand, body: PriceAlertBody, ip: string): Promise<void> => {
    const airports = await readAirports();
    checkAlert(brand, body, airports, clock());
    const email = normalizeEmail(body.email);
    await takeAll(
      counters,
      brand.id,
      [{ key: addressKey('flight-alerts', ip), limit: PER_ADDRESS }],
      clock(),
    );
    const mailbox = { key: `mailbox-flight-alert:${digest(email)}`, limit: PER_MAILBOX };
    if (!(await counters.take(brand.id, [mailbox], clock())).isAllowed) return;
    const trip: PricedTrip = {
      origin: body.originLocationCode,
      destination: body.destinationLocationCode,
      cabin: body.cabin,
      departsOn: body.departure,
      returnsOn: body.return ?? null,
    };
    const recipient = recipientHash(brand.id, email);
    await db.withBrand(brand.id, async (tx) => {
      // Without the lock, two concurrent requests could each create the last allowed alert.
      await tx.query("select pg_advisory_xact_lock(hashtext('flight-alerts'), hashtext($1))", [
        recipient,
      ]);
      const held = await tx.query<Held & Record<string, unknown>>(
        `select id, confirmed_at, ${TRIP_COLUMNS} from flight_alerts where brand = $1 and recipient = $2 order by asked_at`,
        [brand.id, recipient],
      );
      const known = held.find((row) => isSameTrip(tripOfRow(row), trip));
      const confirmed = held.filter(({ confirmed_at }) => confirmed_at !== null);
      if (!known && confirmed.length >= MAX_PRICE_ALERTS) {
        await mail.enqueue(tx, {
          brand: brand.id,
          to: email,
          template: 'alert.full',
          data: {
            ...nameTrip(trip, airports),
            alerts: confirmed.map((row) => {
              const { route, days } = nameTrip(tripOfRow(row), airports);
              return `${route}\n${days}`;
            }),
          },
        });
        return;
      }
      // Unconfirmed alerts do not count against the limit: the oldest one is deleted.
      const oldest = held.find(({ confirmed_at }) => confirmed_at === null);
      if (!known && oldest && held.length >= MAX_PRICE_ALERTS)
        await tx.query('delete from flight_alerts where brand = $1 and id = $2', [
          brand.id,
          oldest.id,
        ]);
      const id = known?.id ?? randomUUID();
      const price = await upsert(tx, brand.id, {
        id,
        recipient,
        sealed: cipher.seal(email, alertContext(id)),
        trip,
        policy: body.accepts.data_policy_version,
        now: clock(),
      });
      const until = new Date(clock().getTime() + PRICE_ALERT_CONFIRM_HOURS * HOUR_MS);
      const { confirmUrl, ...out } = await issueAlertLinks(tx, brand.id, id, until);
      await mail.enqueue(tx, {
        brand: brand.id,
        to: email,
        template: 'alert.confirm',
        data: {
          ...nameTrip(trip, airports),
          ...out,
          price,
          url: confirmUrl,
          hours: PRICE_ALERT_CONFIRM_HOURS,
        },
      });
    });
  };

/**
 * Inserts or renews an alert. A confirmed alert stays unchanged. Returns the price from which a drop is measured, if known.
 */
async function upsert(
  tx: Tx,
  brandId: string,
  alert: {
    id: string;
    recipient: string;
    sealed: string;
    trip: PricedTrip;
    policy: string;
    now: Date;
  },
): Promise<number | null> {
  const [row] = await tx.query<{ price: number | null }>(
    `insert into flight_alerts (id, brand, recipient, sealed, origin, destination, cabin, departs_on, returns_on,
       is_round_trip, data_policy_version, asked_at, price)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       (select price
         from flight_prices
         where brand = $2 and origin = $5 and destination = $6 and cabin = $7 and departs_on = $8
           and returns_on = $9 and is_round_trip = $10 and seen_at >= $12::timestamptz - ${KNOWN}))
     on conflict (brand, recipient, origin, destination, cabin, is_round_trip, departs_on, returns_on) do update
     set asked_at = case
         when flight_alerts.confirmed_at is null then excluded.asked_at else flight_alerts.asked_at end,
       price = case when flight_alerts.confirmed_at is null then excluded.price else flight_alerts.price end,
       data_policy_version = excluded.data_policy_version
     returning price`,
    [
      alert.id,
      brandId,
      alert.recipient,
      alert.sealed,
      ...tripValues(alert.trip),
      alert.policy,
      alert.now,
    ],
  );
  return row?.price ?? null;
}

/** Checks places and days of a request. @throws AppError that names the field */
function checkAlert(
  { policy_versions }: Brand,
  { originLocationCode, destinationLocationCode, departure, return: back, accepts }: PriceAlertBody,
  airports: AirportTable,
  now: Date,
): void {
  if (accepts.data_policy_version !== policy_versions.data)
    refuse('CONSENT_MISSING', '/accepts/data_policy_version');
  const origin = airports.cityOf(originLocationCode);
  const destination = airports.cityOf(destinationLocationCode);
  if (!origin) refuse('UNKNOWN_DESTINATION', '/originLocationCode');
  if (!destination) refuse('UNKNOWN_DESTINATION', '/destinationLocationCode');
  if (origin === destination) refuse('SAME_ORIGIN_DESTINATION', '/destinationLocationCode');
  const first = todayAt(originLocationCode, airports, now);
  if (departure < first) refuse('DEPARTURE_IN_PAST', '/departure');
  if (departure > addDays(first, MAX_FLIGHT_DAYS_AHEAD)) refuse('DATE_TOO_FAR', '/departure');
  if (back === undefined) return;
  if (back < departure) refuse('INVALID_DATE', '/return');
  if (back > addDays(first, MAX_FLIGHT_DAYS_AHEAD)) refuse('DATE_TOO_FAR', '/return');
}
