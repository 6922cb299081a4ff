import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createDatabase } from '@tiquete/api/database';
import { migrate, readMigrations } from '@tiquete/api/migrate';
import type { Control } from './controls';

/** Applies all migrations before the replicas start, and drops an index for the control that needs it. */
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
 * Waits until this process is the only user of the embedded PostgreSQL, which detects the end of a killed replica only after
 * a while.
 */
export async function untilAlone(connection: pg.ClientConfig): Promise<void> {
  const db = createDatabase({ ...connection, max: 1 });
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      const [others] = await db.query<{ count: number }>(
        "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      // Our own connection remains open.
      if ((others?.count ?? 0) <= 1) return;
      await wait(200);
    }
  } finally {
    await db.close();
  }
}
