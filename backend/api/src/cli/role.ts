// Command for an account's role: `role <brand> <email> operator | product-team <part>… | brand-admin <brand>… | viewer
// <brand>… | traveler`. The account must exist and be confirmed.
import { type Role, ROLES, SHELL_PART } from '@tiquete/contracts';
import { runCommand } from '../db/runCommand';
import { readCommand } from '../lib/readCommand';
import { setRole } from '../modules/auth/setRole';

const USAGE = `role <brand> <email> operator
role <brand> <email> product-team <part>…   a remote's id, ${SHELL_PART}, or "*" for everything
role <brand> <email> brand-admin <brand>…   brands by id, or "*" for every one and new ones
role <brand> <email> viewer <brand>…        the same, only to look at them
role <brand> <email> traveler               takes every role back`;
const PART = /^(\*|[a-z][a-z0-9-]{1,38})$/;
const [brand, email, role, ...parts] = readCommand(process.argv.slice(2))?.words ?? [];

const isRoleName = (name: string | undefined): name is Role | 'traveler' =>
  name === 'traveler' || ROLES.some((known) => known === name);
const isWellFormed =
  role === 'product-team' || role === 'brand-admin' || role === 'viewer'
    ? parts.length > 0 && parts.every((part) => PART.test(part))
    : parts.length === 0;
if (!brand || !email || !isRoleName(role) || !isWellFormed) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const of = parts.length > 0 ? ` of ${parts.join(', ')}` : '';
  runCommand(async ({ db }) => {
    const isDone = await setRole(db, brand, email, { role, parts });
    if (isDone)
      console.log(`${brand}: ${email} is ${role}${of} now; every session of theirs was ended`);
    else console.error(`${brand}: no confirmed account has that address`);
    return isDone ? 0 : 1;
  });
}
