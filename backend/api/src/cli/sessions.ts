// Ends sessions at once, also while the server runs: `sessions end <brand> <email> | end <brand> --all`. The accounts stay, and may sign in again.
import { runCommand } from '../db/runCommand';
import { endSessions } from '../modules/auth/endSessions';

const USAGE = 'sessions end <brand> <email> | sessions end <brand> --all';
const [act, brand, whose, ...rest] = process.argv.slice(2);

if (act !== 'end' || !brand || !whose || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  runCommand(async ({ db }) => {
    const ended = await endSessions(db, brand, whose === '--all' ? null : whose);
    console.log(`${brand}: ${ended} sessions ended`);
    return 0;
  });
}
