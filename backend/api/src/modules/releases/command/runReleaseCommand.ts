import type { Database } from '../../../db/database';
import { actorOf, findKey } from '../keys/publishers';
import type { PublisherKey } from '../keys/publisherKey';
import { Refusal } from '../refusal';
import type { Actor } from '../registry/move';
import type { Registry } from '../registry/registry';
import { type CommandAnswer, refusedAnswer } from './answer';
import { history, list, set } from './lookCommands';
import { lock, pin, promote, rollback, unlock, unpin } from './moveCommands';
import { publisher } from './publishers';
import { type Arguments, readArguments } from './readArguments';
import { register, sign } from './register';
import { status } from './status';
import { type CommandName, usageLines } from './usage';

export interface CommandContext {
  db: Database;
  registry: Registry;
  /** This machine's; null where there is none. */
  key: PublisherKey | null;
}

/** What is printed: lines for people or, with `--json`, one object on one line. */
export interface CommandOutput {
  exitCode: CommandAnswer['exitCode'];
  lines: string[];
  /** A program reads these lines, whatever the exit code. */
  isJson: boolean;
}

/** One command of the registry of releases, as typed. @throws what storage throws */
export async function runReleaseCommand(
  args: readonly string[],
  context: CommandContext,
): Promise<CommandOutput> {
  const read = readArguments(args);
  if (read.kind === 'help')
    return { exitCode: read.isAsked ? 0 : 2, lines: usageLines(read.command), isJson: false };
  const { asked, isJson } = read;
  const { exitCode, lines, data } = (await answerTo(asked, context).catch(refusedAnswer)) ?? {
    exitCode: 2 as const,
    lines: usageLines(asked.command),
    data: {},
  };
  if (!isJson || exitCode === 2) return { exitCode, lines, isJson: false };
  return { exitCode, lines: [JSON.stringify(data)], isJson };
}

const MOVES: Partial<Record<CommandName, typeof promote>> = {
  promote,
  rollback,
  pin,
  unpin,
  lock,
  unlock,
};

/** Null when the words after the command are not understood. */
async function answerTo(asked: Arguments, context: CommandContext): Promise<CommandAnswer | null> {
  const { db, registry, key } = context;
  const { command } = asked;
  const actMove = MOVES[command];
  if (actMove) return actMove({ db, registry, actor: await publisherActor(context) }, asked);
  switch (command) {
    case 'register':
      return register({ db, registry, actor: await registrar(context) }, key, asked);
    case 'sign':
      return sign(key, asked);
    case 'publisher':
      return publisher({ db, actor: await registrar(context), key }, asked);
    case 'list':
      return list(db, asked);
    case 'history':
      return history(db, asked);
    case 'set':
      return set(db, asked);
    default:
      return status(db, asked);
  }
}

/** Who moves releases is a publisher, by key. @throws Refusal */
async function publisherActor({ db, key }: CommandContext): Promise<Actor> {
  if (!key)
    throw new Refusal(
      'NO_KEY',
      "Releases are moved in a publisher's name: set RELEASE_KEY to the publisher's key.",
    );
  const known = await findKey(db, key.id);
  if (!known || known.revokedAt || known.retiredAt)
    throw new Refusal(
      'UNKNOWN_KEY',
      `This machine's key ${key.id} is not one that counts. \`publisher add\` makes a key known: ${key.publicKey}`,
    );
  return { name: actorOf(known), parts: known.parts };
}

/** Whoever may write to the database may add to it what is signed, and say which keys count. */
async function registrar({ db, key }: CommandContext): Promise<Actor> {
  const known = key && (await findKey(db, key.id));
  return known
    ? { name: actorOf(known), parts: known.parts }
    : { name: 'who holds the database', parts: ['*'] };
}
