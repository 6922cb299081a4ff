// Command `role`: gives an account a role, or removes it. The account must exist and be confirmed.
import { Argument } from '@commander-js/extra-typings';
import { ROLES, SHELL_PART } from '@tiquete/contracts';
import { runCommand } from '../db/runCommand';
import { runCommandLine } from '../lib/command/runCommandLine';
import { setRole } from '../accounts/sign-in/setRole';

const NOTES = [
  'role <brand> <email> operator',
  `role <brand> <email> product-team <part>…   a remote's id, ${SHELL_PART}, or "*" for everything`,
  'role <brand> <email> brand-admin <brand>…   brands by id, or "*" for every one and new ones',
  'role <brand> <email> viewer <brand>…        the same, only to look at them',
  'role <brand> <email> traveler               takes every role back',
];
const PART = /^(\*|[a-z][a-z0-9-]{1,38})$/;
const WITH_PARTS: readonly string[] = ['product-team', 'brand-admin', 'viewer'];

runCommand((withStorage) =>
  runCommandLine(process.argv.slice(2), {
    name: 'role',
    notes: NOTES,
    rejectsEmpty: true,
    define(program, say) {
      program
        .argument('<brand>')
        .argument('<email>')
        .addArgument(new Argument('<role>').choices([...ROLES, 'traveler'] as const))
        .argument('[part...]')
        .action((brand, email, role, parts, _, command) => {
          const isWellFormed = WITH_PARTS.includes(role)
            ? parts.length > 0 && parts.every((part) => PART.test(part))
            : parts.length === 0;
          if (!isWellFormed) return command.error(`error: the parts do not fit the role ${role}`);
          return say(
            withStorage(async ({ db }) => {
              if (!(await setRole(db, brand, email, { role, parts })))
                return { exitCode: 1, lines: [`${brand}: no confirmed account has that address`] };
              const scope = parts.length > 0 ? ` of ${parts.join(', ')}` : '';
              return {
                lines: [
                  `${brand}: ${email} is ${role}${scope} now; every session of theirs was ended`,
                ],
              };
            }),
          );
        });
    },
  }),
);
