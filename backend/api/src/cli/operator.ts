// Who may open the console: `operator grant <brand> <email> | revoke <brand> <email>`. The account must exist and be confirmed.
import { readConfig } from '../config';
import { openStorage } from '../db/openStorage';
import { setRole } from '../modules/auth/setRole';

const USAGE = 'operator grant <brand> <email> | operator revoke <brand> <email>';

async function main(): Promise<number> {
  const [act, brand, email, ...rest] = process.argv.slice(2);
  if ((act !== 'grant' && act !== 'revoke') || !brand || !email || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const storage = await openStorage(readConfig());
  try {
    const isDone = await setRole(storage.db, brand, email, act === 'grant' ? 'operator' : 'traveler');
    if (isDone) console.log(`${brand}: ${email} is ${act === 'grant' ? 'an operator' : 'a traveller'} now; every session of theirs was ended`);
    else console.error(`${brand}: no confirmed account has that address`);
    return isDone ? 0 : 1;
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
