import type { HealthEvent } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import { bucketOf } from './histogram';

/** Report of one visit. */
export interface HealthReport {
  brand: string;
  visit: string;
  /** Keyed hash of the network that fetched the visit's document. */
  address: string;
  events: readonly HealthEvent[];
  now: Date;
}

/** Counted visits of a network per hour. Each event counts once per visit. */
const VISITS_OF_ADDRESS = 30;
const INSERT_EVENTS = `
  with fresh as (
    insert into release_reports (visit, remote, release, metric, address, reported_at)
    select $2, event.remote, event.release, event.metric, $3, $8
    from unnest($4::text[], $5::text[], $6::text[]) as event (remote, release, metric)
    where exists (select from releases r where r.release = event.release and r.remote = event.remote)
      and (select count(distinct visit) from release_reports
           where address = $3 and visit <> $2 and reported_at > $8::timestamptz - interval '1 hour') < ${VISITS_OF_ADDRESS}
    on conflict do nothing
    returning remote, release, metric
  ), counted as (
    insert into release_health as health (brand, remote, release, hour, metric, bucket, count)
    select $1, fresh.remote, fresh.release, date_trunc('hour', $8::timestamptz), fresh.metric, event.bucket, 1
    from fresh join unnest($4::text[], $5::text[], $6::text[], $7::smallint[]) as event (remote, release, metric, bucket)
      using (remote, release, metric)
    on conflict (remote, release, metric, hour, brand, bucket) do update set count = health.count + 1
    returning 1
  )
  select count(*) as counted from counted`;
/** Maximum count of one network per hour and release, so that rows and sums stay small. */
const FORGED_OF_ADDRESS = 1000;
const COUNT_FORGED = `
  insert into release_forged_reports as forged (hour, address, release, count)
  select date_trunc('hour', $1::timestamptz), $2, release, 1 from releases where release = any($3::text[])
  on conflict (release, hour, address) do update set count = least(forged.count + 1, ${FORGED_OF_ADDRESS})`;
const PURGE = `
  with old as (delete from release_reports where reported_at < $1::timestamptz - interval '1 day'),
    forged as (delete from release_forged_reports where hour < $1::timestamptz - interval '1 day')
  delete from release_health where hour < $1::timestamptz - interval '30 days'`;

/** Counts the new events of a report and returns their number. Events of unregistered releases are ignored. */
export async function storeReport(
  db: Queryable,
  { brand, visit, address, events, now }: HealthReport,
): Promise<number> {
  const once = [
    ...new Map(
      events.map((event) => [`${event.remote} ${event.release} ${event.metric}`, event]),
    ).values(),
  ];
  const [row] = await db.query<{ counted: number }>(INSERT_EVENTS, [
    brand,
    visit,
    address,
    once.map(({ remote }) => remote),
    once.map(({ release }) => release),
    once.map(({ metric }) => metric),
    once.map(({ metric, value }) => bucketOf(metric, value)),
    now,
  ]);
  return row?.counted ?? 0;
}

/** Counts a report with an invalid token for the registered releases that it names. */
export const countForged = async (
  db: Queryable,
  { address, events, now }: Pick<HealthReport, 'address' | 'events' | 'now'>,
): Promise<void> =>
  void (await db.query(COUNT_FORGED, [now, address, events.map(({ release }) => release)]));

export const purgeReports = async (db: Queryable, now: Date): Promise<void> =>
  void (await db.query(PURGE, [now]));
