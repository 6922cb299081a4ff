// Command `database`: creates the logins of DATABASE_URL and DATABASE_MIGRATION_URL (as DATABASE_ADMIN_URL, if set), gives the
// tables to the owner, and runs migrations. It is idempotent. Run it before a new version starts.
import { readCommandConfig } from '../config';
import { loginsOf } from '../db/backup';
import { clientAt, connectionTo } from '../db/hosts';
import { prepareLogins } from '../db/logins';
import { readMigrations } from '../db/migrate';
import { migrateAs, migrationsDir } from '../db/openStorage';
import { errorMessage } from '../lib/errorCode';

async function run(): Promise<void> {
  const config = readCommandConfig();
  const { databaseUrl, databaseMigrationUrl, databaseAdminUrl } = config;
  if (databaseUrl === null || databaseMigrationUrl === null)
    throw new Error('Set DATABASE_URL and DATABASE_MIGRATION_URL.');
  if (databaseAdminUrl !== null) {
    const admin = clientAt(databaseAdminUrl);
    await admin.connect();
    try {
      const logins = loginsOf(databaseMigrationUrl, databaseUrl);
      await prepareLogins(admin, logins);
      console.log(`${logins.owner.user} owns the tables, ${logins.app.user} is the login`);
    } finally {
      await admin.end();
    }
  }
  const applied = await migrateAs(
    connectionTo(databaseMigrationUrl),
    readMigrations(migrationsDir(config)),
  );
  console.log(`migrations applied: ${applied.length}`);
}

run().catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
