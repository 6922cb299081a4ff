import { readBookingKeys } from '../bookings/people/peopleCipher';
import type { Config } from '../config';
import type { WithStorage } from '../db/runCommand';
import {
  type CommandOutput,
  EXIT_CODES,
  JSON_FLAG,
  type Report,
  runCommandLine,
} from '../lib/command/runCommandLine';
import { tableLines } from '../lib/command/table';
import { newSettings, releaseKeySteps, rotationSteps } from './newKeys';
import { reseal, type ResealReport } from './reseal';

type Settings = Pick<Config, 'bookingKeys' | 'sessionKeys' | 'releaseKey'>;

const PUBLISHER = ['--publisher <NAME>', 'name of the publisher that signs releases'] as const;
const DEFAULT_PUBLISHER = 'platform';

/** Runs one command about keys. `readSettings` reads the environment. @throws the errors of settings and storage */
export const runKeysCommand = (
  args: readonly string[],
  readSettings: () => Settings,
  withStorage: WithStorage,
): Promise<CommandOutput> =>
  runCommandLine(args, {
    name: 'keys',
    notes: [EXIT_CODES, 'The output of `make` and `rotate` is secret.'],
    rejectsEmpty: true,
    define(program, say) {
      program.option(...JSON_FLAG);
      program
        .command('make')
        .description('prints every key and password of a new deployment, as lines of `.env`')
        .option(...PUBLISHER, DEFAULT_PUBLISHER)
        .action(({ publisher }) => say(said(newSettings(publisher))));
      const rotate = program
        .command('rotate')
        .helpCommand(false)
        .description('prints a new key, and the steps that replace the current one');
      rotate
        .command('booking')
        .description('BOOKING_KEYS')
        .action(() => say(said(rotationSteps('BOOKING_KEYS', readSettings().bookingKeys))));
      rotate
        .command('session')
        .description('SESSION_KEYS')
        .action(() => say(said(rotationSteps('SESSION_KEYS', readSettings().sessionKeys))));
      rotate
        .command('release')
        .description('RELEASE_KEY')
        .option(...PUBLISHER, DEFAULT_PUBLISHER)
        .action(({ publisher }) =>
          say(said(releaseKeySteps(publisher, readSettings().releaseKey))),
        );
      program
        .command('reseal')
        .description('seals again with the first of BOOKING_KEYS what an older one has sealed')
        .action(() =>
          say(
            withStorage(async ({ db }, { bookingKeys, dataDir }) =>
              resealReport(await reseal(db, await readBookingKeys(bookingKeys, dataDir, db))),
            ),
          ),
        );
    },
  });

const said = (lines: readonly string[]): Report => ({ lines, data: { lines } });

function resealReport(columns: readonly ResealReport[]): Report {
  const isDone = columns.every(({ changed, unreadable }) => changed + unreadable === 0);
  const rows = columns.map(({ column, current, resealed, changed, unreadable }) => [
    column,
    ...[current, resealed, changed, unreadable].map(String),
  ]);
  return {
    ...(!isDone && { exitCode: 1 }),
    lines: [
      ...tableLines([['', 'current', 'sealed again', 'changed meanwhile', 'unreadable'], ...rows]),
      ...(isDone ? [] : ['Keep the older key: not everything is sealed with the new one.']),
    ],
    data: { ok: isDone, columns },
  };
}
