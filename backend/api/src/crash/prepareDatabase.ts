import { join } from 'node:path';
import type pg from 'pg';
import { createDatabase } from '../db/database';
import { migrate, readMigrations } from '../db/migrate';
import type { Control } from './controls';

/** Brought to the newest migration before the replicas come; a control that needs it loses an index. */
export async function prepareDatabase({ connection, rootDir, control }: { connection: pg.ClientConfig; rootDir: string; control: Control | null }): Promise<void> {
  const db = createDatabase(connection);
  try {
    await migrate(db, readMigrations(join(rootDir, 'backend/api/migrations')));
    if (control === 'no-payment-key') await db.query('drop index payments_one_open');
  } finally {
    await db.close();
  }
}
