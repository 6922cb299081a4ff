// Command `restore FILE`: restores a backup into an empty or a new database, and gives it its roles and logins. Needs DATABASE_URL,
// DATABASE_MIGRATION_URL and DATABASE_ADMIN_URL, all for the restored database, and PostgreSQL's client programs.
import { readCommandConfig } from '../config';
import { restore } from '../db/backup';
import { errorMessage } from '../lib/errorCode';

async function run([file, ...more]: readonly string[]): Promise<void> {
  const { databaseUrl, databaseMigrationUrl, databaseAdminUrl, programFolders } =
    readCommandConfig();
  if (file === undefined || more.length > 0) throw new Error('Use: npm run restore -- FILE');
  if (databaseUrl === null || databaseMigrationUrl === null || databaseAdminUrl === null)
    throw new Error('Set DATABASE_URL, DATABASE_MIGRATION_URL and DATABASE_ADMIN_URL.');
  const target = { admin: databaseAdminUrl, owner: databaseMigrationUrl, app: databaseUrl };
  await restore(file, target, programFolders);
  console.log(`${file} is restored. Set its BOOKING_KEYS, and start one replica with ROLE=web.`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
