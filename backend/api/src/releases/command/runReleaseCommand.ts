import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { wholeNumber } from '../../lib/command/parsers';
import {
  type CommandOutput,
  EXIT_CODES,
  JSON_FLAG,
  type Report,
  runCommandLine,
} from '../../lib/command/runCommandLine';
import { type CommandContext, publisherActor, registrar } from './actors';
import { releaseHistoryCommand, releasesCommand, set, status } from './lookCommands';
import { lock, pin, promote, rollback, unlock, unpin, withdraw } from './moveCommands';
import { addPublisher, endPublisher, listPublishers, ownKey } from './publishers';
import { register, sign } from './register';
import { incompatibilityLine } from '../gate/combination';
import { ReleaseRefused } from '../records/readFolder';
import { ReleaseRefusal } from '../refusal';

type Say = (done: Report | Promise<Report>) => Promise<void>;

/** Runs one command of the registry of releases. @throws the errors of storage */
export const runReleaseCommand = (
  args: readonly string[],
  context: CommandContext,
): Promise<CommandOutput> =>
  runCommandLine(args, {
    name: 'release',
    notes: [
      EXIT_CODES,
      "RELEASE_KEY holds the publisher's key (32 bytes as base64url); without it DATA_DIR/publisher.key is taken.",
    ],
    rejectsEmpty: true,
    refusalReport,
    define(program, say) {
      program.option(...JSON_FLAG);
      defineBuilds(program, context, say);
      defineMoves(program, context, say);
      defineLists(program, context, say);
      definePublishers(program, context, say);
    },
  });

function defineBuilds(program: Command, context: CommandContext, say: Say): void {
  program
    .command('register <FOLDER...>')
    .description('checks, signs and registers built releases; several are judged together')
    .option('--promote', 'makes them current')
    .option('--notes <TEXT>', 'what changed, for people')
    .addOption(new Option('--promote-new', 'makes current those that are new').conflicts('promote'))
    .option(...FROM)
    .action((folders, options) => say(register(context, folders, options)));
  program
    .command('sign <FOLDER>')
    .description(
      'leaves a release.sig in the folder, for a registry that another machine speaks to',
    )
    .action((folder) => say(sign(context.key, folder)));
}

function defineMoves(program: Command, context: CommandContext, say: Say): void {
  const moves = async () => ({ ...context, actor: await publisherActor(context) });
  program
    .command('promote <PART[=RELEASE]...>')
    .description(
      'gives everybody, or one brand, the newest release of a part or the named one, such as hotels#41',
    )
    .option('--canary <PERCENT>', CANARY, percent)
    .option('--brand <BRAND>', 'gives it to this brand only')
    .option('--unpin', 'ends the pin of the brand')
    .option(...FROM)
    .option(...REASON)
    .option(...DESPITE)
    .action(async (words, options) => say(promote(await moves(), words, options)));
  program
    .command('rollback [PART]')
    .description(
      'ends the canary of a part, or returns the part to the release before; without PART the whole set',
    )
    .option('--brand <BRAND>', 'for this brand only')
    .option(
      '--from <RELEASE>',
      'release that it leaves, or the set without PART; default: the current one',
    )
    .option('--to <SET>', 'an earlier set')
    .option(...REASON)
    .option(...DESPITE)
    .action(async (part, options) => say(rollback(await moves(), part, options)));
  program
    .command('withdraw <PART>')
    .description('takes a part off the pages: its tab disappears')
    .option('--brand <BRAND>', 'from the pages of this brand only')
    .option('--from <RELEASE>', 'release that must still be current')
    .requiredOption(...REASON)
    .action(async (part, options) => say(withdraw(await moves(), part, options)));
  program
    .command('pin <PART[=RELEASE]>')
    .description('fixes the release of a brand, the one it has or the one named')
    .requiredOption('--brand <BRAND>')
    .requiredOption(...REASON)
    .action(async (word, options) => say(pin(await moves(), word, options)));
  program
    .command('unpin <PART>')
    .description('lets the brand follow everybody again')
    .requiredOption('--brand <BRAND>')
    .action(async (part, options) => say(unpin(await moves(), part, options)));
  program
    .command('lock [PART]')
    .description('stops all moves of the part, or of every part, until `unlock`')
    .option('--brand <BRAND>', 'for this brand only')
    .requiredOption(...REASON)
    .action(async (part, options) => say(lock(await moves(), part, options)));
  program
    .command('unlock [PART]')
    .description('ends a lock')
    .option('--brand <BRAND>', 'the lock of this brand')
    .action(async (part, options) => say(unlock(await moves(), part, options)));
}

function defineLists(program: Command, { db }: CommandContext, say: Say): void {
  program
    .command('status [PART]')
    .description('shows the releases that everybody has, those of single brands, and why')
    .option('--brand <BRAND>')
    .action((part, options) => say(status(db, part, options)));
  program
    .command('list [PART]')
    .description('lists the registered releases, the newest first')
    .option(...LIMIT, DEFAULT_LIMIT)
    .action((part, options) => say(releasesCommand(db, part, options)));
  program
    .command('history [PART]')
    .description('lists the moves, the newest first, with the sets before and after')
    .option('--brand <BRAND>')
    .option(...LIMIT, DEFAULT_LIMIT)
    .action((part, options) => say(releaseHistoryCommand(db, part, options)));
  program
    .command('set <SET>')
    .description('lists the releases of a set')
    .action((id) => say(set(db, id)));
}

function definePublishers(program: Command, context: CommandContext, say: Say): void {
  const { db, key } = context;
  const publisher = program.command('publisher').helpCommand(false).description("publishers' keys");
  publisher
    .command('list')
    .description('lists the keys')
    .action(() => say(listPublishers(db)));
  publisher
    .command('key')
    .description('shows the key of this machine')
    .action(() => say(ownKey(key)));
  publisher
    .command('add <NAME> <PUBLIC_KEY>')
    .description('adds a key')
    .requiredOption('--parts <PART,...>', 'parts that it may release', (text) => text.split(','))
    .action(async (name, publicKey, { parts }) =>
      say(addPublisher(db, await registrar(context), { publisher: name, publicKey, parts })),
    );
  for (const [how, description] of ENDS)
    publisher
      .command(`${how} <KEY>`)
      .description(description)
      .action(async (id) => say(endPublisher(db, await registrar(context), how, id)));
}

const ENDS = [
  ['retire', 'ends a key: it signs nothing new'],
  ['revoke', 'ends a key: a release that no other key signed is served no more'],
] as const;
const REASON = ['--reason <TEXT>', 'is kept in the history'] as const;
const DESPITE = [
  '--despite <REASON>',
  'moves to a release in quarantine, which was halted or rolled back',
] as const;
const CANARY =
  'gives it to that share of the visitors first; a canary that does worse is halted by itself';
const DEFAULT_LIMIT = 20;
const LIMIT = ['--limit <N>', 'number of lines', wholeNumber] as const;
const WHOLE = 100;

/** @throws InvalidArgumentError */
function percent(text: string): number {
  const value = Number(text);
  if (value > 0 && value < WHOLE) return value;
  throw new InvalidArgumentError('A percentage above 0 and below 100 is needed.');
}

const FROM = [
  '--from <PART=RELEASE>',
  'release that must still be current; may stand several times',
  (pair: string, before: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> => {
    const [part, release, ...rest] = pair.split('=');
    if (!part || !release || rest.length > 0)
      throw new InvalidArgumentError('PART=RELEASE is needed.');
    return new Map([...before, [part, release]]);
  },
] as const;

/** Report of a refusal; null for every other error. */
function refusalReport(error: unknown): Report | null {
  if (error instanceof ReleaseRefusal) {
    const { code, message, incompatibilities } = error;
    const lines =
      incompatibilities.length > 0
        ? [
            'It does not fit:',
            ...incompatibilities.map(
              (incompatibility) => `  ${incompatibilityLine(incompatibility)}`,
            ),
          ]
        : [message];
    return { lines, data: { ok: false, code, message, misfits: incompatibilities } };
  }
  if (error instanceof ReleaseRefused) {
    const { message } = error;
    return { lines: [message], data: { ok: false, code: 'BAD_FOLDER', message, misfits: [] } };
  }
  return null;
}
