import {
  type BrandFile,
  type ConfirmedPriceAlert,
  CURRENCY,
  PRICE_ALERT_CONFIRM_HOURS,
  type PriceAlertBody,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { addressKey } from '../../../lib/counters/addressKey';
import type { Limit } from '../../../lib/counters/rule';
import { takeAll } from '../../../lib/counters/takeAll';
import { AppError } from '../../../lib/errors';
import type { PersonalDataSource } from '../../../accounts/personalDataSource';
import { hashToken } from '../../../lib/privacy/tokens';
import { recipientHash } from '../../../mail';
import { readAirports } from '../places/airportTable';
import type { PricedTrip } from '../calendar/seenPrices';
import type { AlertParts } from './alertParts';
import { nameTrip, TRIP_COLUMNS, type TripRow, tripOfRow } from './alertRow';
import { createAskAlert } from './askAlert';
import { createReportDrops, sellsNone } from './reportDrops';

const HOUR_MS = 3_600_000;
/** Hours in which a brand that ended its flights by mistake may sell them again without losing its alerts. */
const SLIP_HOURS = 24;
/** Brands that sold no flights since then, in any published version. */
const NON_SELLERS = `
  select b.id from brands b where ${sellsNone('b')} and (
    select min(v.published_at) from brand_versions v where v.brand = b.id and v.number > coalesce((
      select max(s.number) from brand_versions s where s.brand = b.id and s.published_at is not null and not ${sellsNone('s')}), 0)
  ) < $1`;
/** Attempts of one network address with invalid links. */
const LINKS: Limit = { free: 20, windowSeconds: 900, wait: 'rest-of-window' };

/** Mails about cheaper prices of a trip. They trigger no searches: only prices found by travellers' searches are reported. */
export interface PriceAlerts {
  /** @throws AppError that names the field, RATE_LIMITED */
  ask(
    brand: Pick<BrandFile, 'id' | 'policy_versions'>,
    body: PriceAlertBody,
    ip: string,
  ): Promise<void>;
  /** @throws AppError LINK_INVALID, RATE_LIMITED */
  confirm(brandId: string, token: string, ip: string): Promise<ConfirmedPriceAlert>;
  /** Deletes the alert. @throws AppError LINK_INVALID, RATE_LIMITED */
  end(brandId: string, token: string, ip: string): Promise<void>;
  /** Called after a search has stored its price. */
  report(brandId: string, trip: PricedTrip): Promise<void>;
  /** For every brand: reports due alerts, and deletes unconfirmed ones and those of past trips. */
  housekeep(): Promise<void>;
  personalData: PersonalDataSource;
}

export function createPriceAlerts(parts: AlertParts): PriceAlerts {
  const { db, clock, counters } = parts;
  const { reportBrand, reportAll } = createReportDrops(parts);
  const key = (ip: string) => addressKey('flight-alert-links', ip);
  const take = (brandId: string, ip: string) =>
    takeAll(counters, brandId, [{ key: key(ip), limit: LINKS }], clock());
  const undo = (brandId: string, ip: string) => counters.undo(brandId, key(ip), LINKS);
  return {
    ask: createAskAlert(parts),
    report: reportBrand,
    async confirm(brandId, token, ip) {
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
    async end(brandId, token, ip) {
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
    async housekeep() {
      const now = clock();
      // A trip has not left while it is still yesterday in its time zone.
      await db.queryBrands(
        'delete from flight_alerts where departs_on < $1 or (confirmed_at is null and asked_at < $2)',
        [addDays(today(now), -1), new Date(now.getTime() - PRICE_ALERT_CONFIRM_HOURS * HOUR_MS)],
      );
      const nonSellers = await db.query<{ id: string }>(NON_SELLERS, [
        new Date(now.getTime() - SLIP_HOURS * HOUR_MS),
      ]);
      await db.queryBrands('delete from flight_alerts where brand = any($1)', [
        nonSellers.map(({ id }) => id),
      ]);
      await reportAll();
    },
    personalData: {
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
    },
  };
}
