import { type ConfirmedPriceAlert, CURRENCY, PRICE_ALERT_CONFIRM_HOURS } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { addressKey } from '../../../lib/counters/addressKey';
import type { Limit } from '../../../lib/counters/rule';
import { takeAll } from '../../../lib/counters/takeAll';
import { AppError } from '../../../lib/errors';
import type { PersonalDataSource } from '../../../accounts/personalDataSource';
import { hashToken } from '../../../lib/privacy/tokens';
import { recipientHash } from '../../../mail';
import { readAirports } from '../places/airportTable';
import { type AlertParts, nameTrip, TRIP_COLUMNS, tripOfRow, type TripRow } from './alert';
import { createAlertRequest } from './requestAlert';
import { createReportDrops, sellsNone } from './reportDrops';

const HOUR_MS = 3_600_000;
/** Hours after which alerts of a brand that stopped selling flights are deleted. A brand may have stopped by mistake. */
const GRACE_HOURS = 24;
/** Condition: the brand has sold no flights since then, in any published version. */
const BRANDS_WITHOUT_FLIGHTS = `
  select b.id from brands b where ${sellsNone('b')} and (
    select min(v.published_at) from brand_versions v where v.brand = b.id and v.number > coalesce((
      select max(s.number) from brand_versions s where s.brand = b.id and s.published_at is not null and not ${sellsNone('s')}), 0)
  ) < $1`;
/** Limit of attempts with invalid links from one network address. */
const LINKS: Limit = { free: 20, windowSeconds: 900, wait: 'rest-of-window' };

export type PriceAlerts = ReturnType<typeof createPriceAlerts>;

/**
 * Mails about lower prices of a trip. Alerts trigger no searches: they report only prices that travellers' searches found.
 */
export function createPriceAlerts(parts: AlertParts) {
  const { db, clock, counters } = parts;
  const { reportBrand, reportAll } = createReportDrops(parts);
  const key = (ip: string) => addressKey('flight-alert-links', ip);
  const take = (brandId: string, ip: string) =>
    takeAll(counters, brandId, [{ key: key(ip), limit: LINKS }], clock());
  const undo = (brandId: string, ip: string) => counters.undo(brandId, key(ip), LINKS);
  return {
    request: createAlertRequest(parts),
    /** Called after a search has stored its price. */
    report: reportBrand,
    /** Confirms the alert of a mail. @throws AppError LINK_INVALID, RATE_LIMITED */
    async confirm(brandId: string, token: string, ip: string): Promise<ConfirmedPriceAlert> {
      await take(brandId, ip);
      const [row] = await db.queryBrand<TripRow & { price: number | null }>(
        brandId,
        `update flight_alerts a
         set confirmed_at = coalesce(a.confirmed_at, $3)
         from flight_alert_links l
         where l.brand = $1 and l.token_hash = $2 and l.confirms_until > $3 and a.brand = l.brand
           and a.id = l.alert_id and a.departs_on >= $4
         returning a.price, ${TRIP_COLUMNS}`,
        [brandId, hashToken(token), clock(), today(clock())],
      );
      if (!row) throw new AppError('LINK_INVALID');
      await undo(brandId, ip);
      const airports = await readAirports();
      const { origin, destination, cabin, departsOn, returnsOn } = tripOfRow(row);
      return {
        originLocationCode: origin,
        destinationLocationCode: destination,
        origin: airports.cityOf(origin)?.name ?? origin,
        destination: airports.cityOf(destination)?.name ?? destination,
        departure: departsOn,
        return: returnsOn,
        cabin,
        price: row.price,
        currency: CURRENCY,
      };
    },
    /** Deletes the alert. @throws AppError LINK_INVALID, RATE_LIMITED */
    async end(brandId: string, token: string, ip: string): Promise<void> {
      await take(brandId, ip);
      const ended = await db.queryBrand(
        brandId,
        `delete from flight_alerts a
         using flight_alert_links l
         where l.brand = $1 and l.token_hash = $2 and a.brand = l.brand and a.id = l.alert_id
         returning a.id`,
        [brandId, hashToken(token)],
      );
      if (ended.length === 0) throw new AppError('LINK_INVALID');
      await undo(brandId, ip);
    },
    /** For every brand: reports due alerts, and deletes unconfirmed ones and those of past trips. */
    async housekeep(): Promise<void> {
      const now = clock();
      // Deletes alerts of past trips. A day counts as past only when it has ended in every time zone.
      await db.queryBrands(
        'delete from flight_alerts where departs_on < $1 or (confirmed_at is null and asked_at < $2)',
        [addDays(today(now), -1), new Date(now.getTime() - PRICE_ALERT_CONFIRM_HOURS * HOUR_MS)],
      );
      const brands = await db.query<{ id: string }>(BRANDS_WITHOUT_FLIGHTS, [
        new Date(now.getTime() - GRACE_HOURS * HOUR_MS),
      ]);
      await db.queryBrands('delete from flight_alerts where brand = any($1)', [
        brands.map(({ id }) => id),
      ]);
      await reportAll();
    },
    personalData,
  };
}

const personalData: PersonalDataSource = {
  async read(tx, brandId, email) {
    const airports = await readAirports();
    const rows = await tx.query<TripRow & { asked_at: Date; confirmed_at: Date | null }>(
      `select asked_at, confirmed_at, ${TRIP_COLUMNS} from flight_alerts where brand = $1 and recipient = $2 order by asked_at`,
      [brandId, recipientHash(brandId, email)],
    );
    return rows.map(({ asked_at, confirmed_at, ...row }) => {
      const trip = tripOfRow(row);
      return {
        route: nameTrip(trip, airports).route,
        departure: trip.departsOn,
        return: trip.returnsOn,
        asked_at: asked_at.toISOString(),
        confirmed_at: confirmed_at?.toISOString() ?? null,
      };
    });
  },
  async erase(tx, brandId, email) {
    await tx.query('delete from flight_alerts where brand = $1 and recipient = $2', [
      brandId,
      recipientHash(brandId, email),
    ]);
  },
};
