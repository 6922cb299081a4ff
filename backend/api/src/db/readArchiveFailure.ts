import type { Database } from './database';

const ARCHIVE = `select (case when last_failed_time > coalesce(last_archived_time, '-infinity')
  then extract(epoch from now() - coalesce(last_archived_time, stats_reset, last_failed_time)) else 0 end)::float8 as seconds
  from pg_stat_archiver`;

/** Seconds since PostgreSQL last archived a file, if it has failed since then; 0 while it succeeds or has no archive. */
export async function readArchiveFailure(db: Pick<Database, 'query'>): Promise<number> {
  const [archive] = await db.query<{ seconds: number }>(ARCHIVE);
  return archive?.seconds ?? 0;
}
