import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createDatabase } from '@tiquete/api/database';
import { migrate, readMigrations } from '@tiquete/api/migrate';
import type { Control } from './controls';

/** Brings the database to the newest migration before the replicas start; for a control that needs it, it drops an index. */
export async function prepareDatabase({
  connection,
  rootDir,
  control,
}: {
  connection: pg.ClientConfig;
  rootDir: string;
  control: Control | null;
}): Promise<void> {
  const db = createDatabase(connection);
  try {
    await migrate(db, readMigrations(join(rootDir, 'backend/api/migrations')));
    if (control === 'no-payment-key') await db.query('drop index payments_one_open');
  } finally {
    await db.close();
  }
}

/**
 * Waits until we are the last who use the embedded PostgreSQL, which notices only after a while that a killed replica is gone.
 */
export async function untilAlone(connection: pg.ClientConfig): Promise<void> {
  const db = createDatabase({ ...connection, max: 1 });
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      const [others] = await db.query<{ count: number }>(
        "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      // Our own connection, which keeps it open, remains.
      if ((others?.count ?? 0) <= 1) return;
      await wait(200);
    }
  } finally {
    await db.close();
  }
}
