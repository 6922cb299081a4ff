// Ends sessions at once, also while the server runs: `sessions end <brand> <email> | end <brand> --all`. The accounts stay, and may sign in again.
import { readConfig } from '../config';
import { openStorage } from '../db/openStorage';
import { endSessions } from '../modules/auth/endSessions';

const USAGE = 'sessions end <brand> <email> | sessions end <brand> --all';

async function main(): Promise<number> {
  const [act, brand, whose, ...rest] = process.argv.slice(2);
  if (act !== 'end' || !brand || !whose || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const storage = await openStorage(readConfig());
  try {
    const ended = await endSessions(storage.db, brand, whose === '--all' ? null : whose);
    console.log(`${brand}: ${ended} sessions ended`);
    return 0;
  } finally {
    await storage.close();
  }
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
