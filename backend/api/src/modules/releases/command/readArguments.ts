import { parseArgs } from 'node:util';
import { type CommandName, isCommand } from './usage';

/** A command line as it was understood. */
export interface Arguments {
  command: CommandName;
  /** Without the command itself. */
  words: string[];
  brand: string | null;
  to: string | null;
  reason: string | null;
  parts: string[];
  limit: number;
  from: ReadonlyMap<string, string>;
  /** Percent of the visitors. */
  canary: number | null;
  isPromoted: boolean;
  isPromotedIfNew: boolean;
}
export type ReadArguments =
  | { kind: 'run'; asked: Arguments; isJson: boolean }
  | { kind: 'help'; command?: CommandName; isAsked: boolean };

const OPTIONS = {
  brand: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  parts: { type: 'string' },
  canary: { type: 'string' },
  limit: { type: 'string' },
  from: { type: 'string', multiple: true },
  promote: { type: 'boolean' },
  'promote-new': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
type Option = keyof typeof OPTIONS;

/** How many words a command takes, and which options besides `json` and `help`. */
const TAKES: Record<CommandName, { words: [number, number]; options: readonly Option[] }> = {
  register: { words: [1, 50], options: ['promote', 'promote-new', 'from'] },
  promote: { words: [1, 50], options: ['brand', 'from', 'reason', 'canary'] },
  rollback: { words: [0, 1], options: ['brand', 'to', 'reason'] },
  pin: { words: [1, 1], options: ['brand', 'reason'] },
  unpin: { words: [1, 1], options: ['brand'] },
  lock: { words: [0, 1], options: ['brand', 'reason'] },
  unlock: { words: [0, 1], options: ['brand'] },
  status: { words: [0, 1], options: ['brand'] },
  list: { words: [0, 1], options: ['limit'] },
  history: { words: [0, 1], options: ['brand', 'limit'] },
  set: { words: [1, 1], options: [] },
  sign: { words: [1, 1], options: [] },
  publisher: { words: [1, 3], options: ['parts'] },
};
/** Options that a command cannot do without. */
const NEEDS: Partial<Record<CommandName, readonly Option[]>> = {
  pin: ['brand', 'reason'],
  unpin: ['brand'],
  lock: ['reason'],
};
const DEFAULT_LIMIT = 20;
const WHOLE = 100;

/** Understands a command line whole or not at all: nothing is guessed. */
export function readArguments(args: readonly string[]): ReadArguments {
  const parsed = parse(args);
  const [command, ...words] = parsed?.positionals ?? [];
  const known = isCommand(command) ? command : undefined;
  if (!parsed || !known || parsed.values.help)
    return { kind: 'help', command: known, isAsked: parsed?.values.help === true };
  const { values } = parsed;
  const given = Object.keys(values).filter((name) => name !== 'json');
  const { words: bounds, options } = TAKES[known];
  const limit = values.limit === undefined ? DEFAULT_LIMIT : Number(values.limit);
  const from = readFrom(values.from ?? []);
  const canary = values.canary === undefined ? null : Number(values.canary);
  const isUnderstood =
    words.length >= bounds[0] &&
    words.length <= bounds[1] &&
    given.every((name) => options.some((option) => option === name)) &&
    (NEEDS[known] ?? []).every((name) => values[name] !== undefined) &&
    ![...words, ...Object.values(values)].includes('') &&
    Number.isInteger(limit) &&
    limit > 0 &&
    from !== null &&
    (canary === null || (canary > 0 && canary < WHOLE)) &&
    !(values.promote && values['promote-new']);
  if (!isUnderstood) return { kind: 'help', command: known, isAsked: false };
  return {
    kind: 'run',
    isJson: values.json === true,
    asked: {
      command: known,
      words,
      brand: values.brand ?? null,
      to: values.to ?? null,
      reason: values.reason ?? null,
      parts: values.parts?.split(',') ?? [],
      limit,
      from,
      canary,
      isPromoted: values.promote === true,
      isPromotedIfNew: values['promote-new'] === true,
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    return null;
  }
}

/** `hotels=hotels_ab12` → part and release; null for what is neither. */
function readFrom(pairs: readonly string[]): ReadonlyMap<string, string> | null {
  const read = pairs.map((pair) => pair.split('='));
  if (read.some((pair) => pair.length !== 2 || pair.includes(''))) return null;
  return new Map(read.flatMap(([part, release]) => (part && release ? [[part, release]] : [])));
}
