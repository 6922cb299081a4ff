import { type Command, Option } from '@commander-js/extra-typings';
import { hostMethodSchema } from '@tiquete/contracts';
import { collect, wholeNumber } from '../../lib/command/parsers';
import {
  type CommandOutput,
  EXIT_CODES,
  JSON_FLAG,
  type Report,
  runCommandLine,
} from '../../lib/command/runCommandLine';
import {
  createCommand,
  discardCommand,
  editCommand,
  publishCommand,
  revertCommand,
} from './drafts';
import {
  addHostCommand,
  listHostsCommand,
  type BrandCommandParts,
  removeHostCommand,
  senderCommand,
  verifyHostCommand,
} from './hosts';
import { platformCommand } from './platform';
import { type FieldValue, splitField } from './setFields';
import { compareCommand, historyCommand, versionsCommand, writeCommand } from './versions';
import { BrandRefusal } from '../refusal';

type Say = (done: Report | Promise<Report>) => Promise<void>;

/** Runs one command on brands. @throws Error when a file cannot be read or written, or storage fails */
export const runBrandCommand = (
  args: readonly string[],
  parts: BrandCommandParts,
): Promise<CommandOutput> =>
  runCommandLine(args, {
    name: 'brand',
    notes: [EXIT_CODES],
    refusalReport: brandRefusalReport,
    define(program, say) {
      program.option(...JSON_FLAG);
      defineDrafts(program, parts, say);
      defineVersions(program, parts, say);
      defineHosts(program, parts, say);
      defineSettings(program, parts, say);
    },
  });

function defineDrafts(program: Command, parts: BrandCommandParts, say: Say): void {
  program
    .command('create <BRAND>')
    .description('creates a brand as a draft: a copy of another at hosts of its own, or a file')
    .option('--copy <BRAND>', 'the brand to copy')
    .option('--host <HOST>', 'a host of the copy; may stand several times', collect)
    .option(...SET)
    .addOption(new Option('--file <FILE>').conflicts(['copy', 'host', 'set']))
    .action((brand, { copy, file, host, set }, command) => {
      if (file !== undefined) return say(createCommand(parts, brand, { file }));
      if (copy === undefined || host === undefined)
        return command.error('error: --file is needed, or --copy and --host');
      return say(createCommand(parts, brand, { copy, hosts: host, set }));
    });
  program
    .command('edit <BRAND>')
    .description(
      'changes the draft, and creates one where there is none. VALUE is JSON or a text; a text that reads as JSON is quoted: \'FIELD="2027"\'; FIELD=null removes an optional field; phones.0.number names an entry of a list',
    )
    .option(...SET)
    .addOption(new Option('--file <FILE>').conflicts('set'))
    .action((brand, { file, set }, command) => {
      if (file === undefined && set === undefined)
        return command.error('error: --file or --set is needed');
      return say(editCommand(parts, brand, { file, set }));
    });
  program
    .command('publish <BRAND>')
    .description('shows the draft to travellers at once')
    .option(...NOTE)
    .action((brand, options) => say(publishCommand(parts, brand, options)));
  program
    .command('discard <BRAND>')
    .description('deletes the draft')
    .action((brand) => say(discardCommand(parts, brand)));
}

function defineVersions(program: Command, parts: BrandCommandParts, say: Say): void {
  const { db } = parts;
  program
    .command('list')
    .description('lists the brands with their hosts, and the numbers of version and draft')
    .action(() => say(versionsCommand(db)));
  program
    .command('revert <BRAND>')
    .description('publishes the version before, or the one named, at once; a draft stays')
    .option('--to <NUMBER>', 'an earlier version', wholeNumber)
    .option(...NOTE)
    .action((brand, options) => say(revertCommand(parts, brand, options)));
  program
    .command('compare <BRAND>')
    .description(
      'lists the fields in which the draft differs from what is published, or two versions from each other',
    )
    .option('--from <NUMBER>', 'the earlier version', wholeNumber)
    .option('--to <NUMBER>', 'the later version', wholeNumber)
    .action((brand, options) => say(compareCommand(db, brand, options)));
  program
    .command('history <BRAND>')
    .description('lists the versions, the newest first')
    .option('--limit <N>', 'number of lines', wholeNumber, DEFAULT_LIMIT)
    .action((brand, { limit }) => say(historyCommand(db, brand, limit)));
  program
    .command('export <BRAND> [FILE]')
    .description(
      'writes the published version, or the one named, as a file that `edit` and `create` read',
    )
    .option('--to <NUMBER>', 'a version', wholeNumber)
    .addOption(new Option('--draft', 'the draft').conflicts('to'))
    .action((brand, file, options) => say(writeCommand(db, brand, { file, ...options })));
}

function defineHosts(program: Command, parts: BrandCommandParts, say: Say): void {
  const hosts = program
    .command('hosts')
    .helpCommand(false)
    .description(
      'the hosts of a brand and their proofs; a brand with a host that is not proven is not published',
    );
  hosts
    .command('list <BRAND>')
    .description('lists the hosts, and the records that prove them')
    .action((brand) => say(listHostsCommand(parts.db, brand)));
  hosts
    .command('add <BRAND> <HOST>')
    .description('adds a host to the draft')
    .action((brand, host) => say(addHostCommand(parts, brand, host)));
  hosts
    .command('verify <BRAND> <HOST>')
    .description('looks for the proof that the host is the brand’s')
    .addOption(
      new Option('--method <METHOD>').choices(hostMethodSchema.options).default('dns' as const),
    )
    .action((brand, host, { method }) => say(verifyHostCommand(parts, { brand, host, method })));
  hosts
    .command('remove <BRAND> <HOST>')
    .description('removes a host from the draft')
    .action((brand, host) => say(removeHostCommand(parts, brand, host)));
}

function defineSettings(program: Command, parts: BrandCommandParts, say: Say): void {
  program
    .command('sender <BRAND>')
    .description('shows the address that mails leave from, or verifies the domain of the brand')
    .addOption(
      new Option(
        '--verify <METHOD>',
        '`platform` verifies it by your word, `none` takes that back',
      ).choices(['dns', 'platform', 'none'] as const),
    )
    .action((brand, { verify: method }) => say(senderCommand(parts, brand, method)));
  program
    .command('platform <BRAND>')
    .description(
      'shows or sets the fields that no draft has: merchant, refund_limit, is_default; they are in force at once',
    )
    .option(...SET)
    .action((brand, { set }) => say(platformCommand(parts, brand, set)));
}

const DEFAULT_LIMIT = 50;
const NOTE = ['--note <TEXT>', 'is kept in the history'] as const;
const SET = [
  '--set <FIELD=VALUE>',
  'a field and its value; may stand several times',
  (text: string, before: readonly FieldValue[] = []): readonly FieldValue[] => [
    ...before,
    splitField(text),
  ],
] as const;

/** Report of a rejection; null for any other error. */
function brandRefusalReport(error: unknown): Report | null {
  if (!(error instanceof BrandRefusal)) return null;
  const { code, message, problems } = error;
  return {
    lines: [message, ...problems.map((problem) => `  ${problem.field}: ${problem.message}`)],
    data: { ok: false, code, message, problems },
  };
}
