// Command `backup FILE`: writes the whole database to a file, as the owner of the tables (DATABASE_MIGRATION_URL) or the administrator
// (DATABASE_ADMIN_URL). Needs PostgreSQL's client programs. The server may run meanwhile.
import { readCommandConfig } from '../config';
import { backUp } from '../db/backup';
import { errorMessage } from '../lib/errorCode';

async function run([file, ...more]: readonly string[]): Promise<void> {
  const { databaseMigrationUrl, databaseAdminUrl, programFolders } = readCommandConfig();
  const url = databaseAdminUrl ?? databaseMigrationUrl;
  if (file === undefined || more.length > 0) throw new Error('Use: npm run backup -- FILE');
  if (url === null)
    throw new Error(
      'Set DATABASE_MIGRATION_URL or DATABASE_ADMIN_URL. An embedded database is copied while the server is stopped.',
    );
  const bytes = await backUp(url, file, programFolders);
  console.log(`${file}: ${(bytes / 1024 ** 2).toFixed(1)} MB`);
  console.log(
    'Keep BOOKING_KEYS apart from it. Without these keys the data of travellers cannot be read.',
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
