// Who may open the console: `operator grant <brand> <email> | revoke <brand> <email>`. The account must exist and be confirmed.
import { runCommand } from '../db/runCommand';
import { readCommand } from '../lib/readCommand';
import { setRole } from '../modules/auth/setRole';

const USAGE = 'operator grant <brand> <email> | operator revoke <brand> <email>';
const [action, brand, email, ...rest] = readCommand(process.argv.slice(2))?.words ?? [];

if ((action !== 'grant' && action !== 'revoke') || !brand || !email || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  runCommand(async ({ db }) => {
    const isDone = await setRole(db, brand, email, action === 'grant' ? 'operator' : 'traveler');
    if (isDone)
      console.log(
        `${brand}: ${email} is ${action === 'grant' ? 'an operator' : 'a traveller'} now; every session of theirs was ended`,
      );
    else console.error(`${brand}: no confirmed account has that address`);
    return isDone ? 0 : 1;
  });
}
