import { today } from '@tiquete/domain';
import type { Tx } from '../../../db/database';
import { readAirports } from '../places/airportTable';
import type { PricedTrip } from '../calendar/seenPrices';
import {
  alertContext,
  type AlertParts,
  type AlertRow,
  issueAlertLinks,
  nameTrip,
  searchPath,
  TRIP_COLUMNS,
  tripOfRow,
  tripValues,
} from './alert';

/** Smallest drop below the last reported price, in pesos and in percent; both must be reached. */
const LEAST_DROP = 20_000;
const LEAST_PERCENT = 5;
const AT_ONCE = 100;
/** SQL condition that a brand, or a version of one, sells no flights. Its mails would link to missing pages. */
export const sellsNone = (of: string): string =>
  `(${of}.file->'products' is not null and not ${of}.file->'products' ? 'FLIGHT')`;
/**
 * SQL condition of due alerts: a price was found since the request and within the last day, and none was reported within a
 * day.
 */
const DUE = `a.brand = $1 and a.confirmed_at is not null and a.departs_on >= $2 and p.seen_at > a.asked_at
  and p.seen_at >= $3::timestamptz - interval '24 hours' and (a.told_at is null or a.told_at <= $3::timestamptz - interval '24 hours')
  and (a.price is null or p.price <= a.price - greatest(${LEAST_DROP}, ceil(a.price * ${LEAST_PERCENT} / 100.0)))`;
const WITH_PRICES =
  'flight_alerts a join flight_prices p using (brand, origin, destination, cabin, is_round_trip, departs_on, returns_on)';
const OF_TRIP = `and (origin, destination, cabin, departs_on, returns_on, is_round_trip) = ($4, $5, $6, $7::date, $8::date, $9::boolean)`;

interface Due extends AlertRow {
  found: number;
}

export function createReportDrops({ db, clock, log, cipher, mail }: AlertParts) {
  const report = async (tx: Tx, brandId: string, { found, ...alert }: Due): Promise<void> => {
    const trip = tripOfRow(alert);
    const first = alert.price === null;
    await tx.query(
      `update flight_alerts set price = $3${first ? '' : ', told_at = $4'} where brand = $1 and id = $2`,
      [brandId, alert.id, found, ...(first ? [] : [clock()])],
    );
    if (alert.price === null) return;
    const airports = await readAirports();
    const { endUrl, oneClickUrl } = await issueAlertLinks(tx, brandId, alert.id, null);
    await mail.enqueue(tx, {
      brand: brandId,
      to: cipher.open(alert.sealed, alertContext(alert.id)),
      template: 'alert.dropped',
      data: {
        ...nameTrip(trip, airports),
        price: found,
        before: alert.price,
        url: searchPath(trip, airports),
        endUrl,
        oneClickUrl,
      },
    });
  };
  /** Reports due alerts of a brand, or of one of its trips. An alert that cannot be opened does not block others. */
  const reportBrand = async (brandId: string, trip?: PricedTrip): Promise<void> => {
    const values = [brandId, today(clock()), clock(), ...(trip ? tripValues(trip) : [])];
    const due = await db.queryBrand<{ id: string }>(
      brandId,
      `select a.id from ${WITH_PRICES} where ${DUE} ${trip ? OF_TRIP : ''} order by a.asked_at limit ${AT_ONCE}`,
      values,
    );
    for (const { id } of due) {
      await db
        .withBrand(brandId, async (tx) => {
          // An alert that another replica is reporting is skipped.
          const [alert] = await tx.query<Due & Record<string, unknown>>(
            `select a.id, a.sealed, a.price, ${TRIP_COLUMNS}, p.price as found from ${WITH_PRICES}
             where ${DUE} and a.id = $4 for update of a skip locked`,
            [brandId, today(clock()), clock(), id],
          );
          if (alert) await report(tx, brandId, alert);
        })
        .catch((error: unknown) => log.error({ err: error, alert: id }, 'price drop not reported'));
    }
  };
  return {
    reportBrand,
    /** Reports the due alerts of every brand, including prices found within a day of the last mail. */
    async reportAll(): Promise<void> {
      const brands = await db.queryBrands<{ brand: string }>(
        `select distinct a.brand from flight_alerts a join brands b on b.id = a.brand
         where a.confirmed_at is not null and not ${sellsNone('b')}`,
        [],
      );
      for (const { brand } of brands) await reportBrand(brand);
    },
  };
}
