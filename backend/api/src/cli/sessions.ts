// Command `sessions`: ends sessions at once. The server may run meanwhile. The accounts stay, and may sign in again.
import { runCommand } from '../db/runCommand';
import { runCommandLine } from '../lib/command/runCommandLine';
import { endSessions } from '../accounts/sessions/endSessions';

runCommand((withStorage) =>
  runCommandLine(process.argv.slice(2), {
    name: 'sessions',
    notes: ['sessions end <brand> <email> | sessions end <brand> --all'],
    rejectsEmpty: true,
    define(program, say) {
      program
        .command('end <brand> [email]')
        .description('ends the sessions of an account, or of every account of a brand')
        .option('--all', 'every account of the brand')
        .action((brand, email, { all }, command) => {
          if ((all === true) === (email !== undefined))
            return command.error('error: either an e-mail address or --all is needed');
          return say(
            withStorage(async ({ db }) => {
              const ended = await endSessions(db, brand, email ?? null);
              return { lines: [`${brand}: ${ended} sessions ended`] };
            }),
          );
        });
    },
  }),
);
