// Command that ends sessions at once: `sessions end <brand> <email> | end <brand> --all`. It may run beside the server. The
// accounts stay and may sign in again.
import { runCommand } from '../db/runCommand';
import { readCommand } from '../lib/readCommand';
import { endSessions } from '../modules/auth/sessions/endSessions';

const USAGE = 'sessions end <brand> <email> | sessions end <brand> --all';
const command = readCommand(process.argv.slice(2), 'all');
const [action, brand, email, ...rest] = command?.words ?? [];
const isForAll = command?.flags.all === true;

if (action !== 'end' || !brand || isForAll === (email !== undefined) || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  runCommand(async ({ db }) => {
    const ended = await endSessions(db, brand, email ?? null);
    console.log(`${brand}: ${ended} sessions ended`);
    return 0;
  });
}
