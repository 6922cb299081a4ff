import { parseArgs } from 'node:util';
import { type HostMethod, hostMethodSchema } from '@tiquete/contracts';
import type { SenderMethod } from '../sender/verifySender';
import { type BrandCommandName, isCommand } from './usage';

/** A parsed command line. */
export interface BrandArguments {
  command: BrandCommandName;
  /** Brand of the command; empty for `list` only. */
  brand: string;
  file: string | null;
  copy: string | null;
  hosts: string[];
  /** Field, and the text after its first `=`. */
  set: [field: string, value: string][];
  note: string | null;
  /** Action of `hosts` and its host. */
  hostAct: HostAct | null;
  host: string;
  method: HostMethod;
  /** Method that verifies a sender; null only shows it. */
  verify: SenderMethod | null;
  from: number | null;
  to: number | null;
  limit: number;
  isDraft: boolean;
}
export type ReadBrandArguments =
  | { kind: 'run'; asked: BrandArguments; isJson: boolean }
  | { kind: 'help'; command?: BrandCommandName; isAsked: boolean };

const OPTIONS = {
  file: { type: 'string' },
  copy: { type: 'string' },
  host: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  note: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  limit: { type: 'string' },
  method: { type: 'string' },
  verify: { type: 'string' },
  draft: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
type Option = keyof typeof OPTIONS;

/** Number of words that a command takes after its name, and its options besides `json` and `help`. */
const TAKES: Record<BrandCommandName, { words: [number, number]; options: readonly Option[] }> = {
  list: { words: [0, 0], options: [] },
  create: { words: [1, 1], options: ['copy', 'file', 'host', 'set'] },
  edit: { words: [1, 1], options: ['file', 'set'] },
  publish: { words: [1, 1], options: ['note'] },
  discard: { words: [1, 1], options: [] },
  revert: { words: [1, 1], options: ['to', 'note'] },
  compare: { words: [1, 1], options: ['from', 'to'] },
  history: { words: [1, 1], options: ['limit'] },
  export: { words: [1, 2], options: ['to', 'draft'] },
  hosts: { words: [2, 3], options: ['method'] },
  platform: { words: [1, 1], options: ['set'] },
  sender: { words: [1, 1], options: ['verify'] },
};
const SENDER_METHODS = ['dns', 'platform', 'none', null] as const;
const HOST_ACTS = ['list', 'add', 'verify', 'remove'] as const;
export type HostAct = (typeof HOST_ACTS)[number];
const LIMIT = 50;
const NUMBER = /^[1-9]\d{0,8}$/;

/** A parsed command, or null when the line is invalid. */
export function readBrandArguments(args: readonly string[]): ReadBrandArguments {
  const given = parse(args);
  const [command, ...rest] = given?.positionals ?? [];
  const known = isCommand(command) ? command : undefined;
  const hostAct = HOST_ACTS.find((act) => known === 'hosts' && act === rest[0]) ?? null;
  const words = hostAct === null ? rest : rest.slice(1);
  if (!given || !known || given.values.help)
    return {
      kind: 'help',
      ...(known && { command: known }),
      isAsked: given?.values.help === true,
    };
  const { values } = given;
  const set = (values.set ?? []).map(splitField);
  const numbers = [values.from, values.to, values.limit];
  const [least, most] = TAKES[known].words;
  const isFit =
    rest.length >= least &&
    rest.length <= most &&
    (known !== 'hosts' || isHostAct(hostAct, words, values.method)) &&
    Object.keys(values).every((name) => isTaken(known, name)) &&
    numbers.every((number) => number === undefined || NUMBER.test(number)) &&
    set.every(([field]) => field !== '') &&
    SENDER_METHODS.some((method) => method === (values.verify ?? null)) &&
    isComplete(known, values);
  if (!isFit) return { kind: 'help', command: known, isAsked: false };
  const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text));
  return {
    kind: 'run',
    isJson: values.json === true,
    asked: {
      command: known,
      brand: words[0] ?? '',
      file: values.file ?? (known === 'export' ? words[1] : null) ?? null,
      copy: values.copy ?? null,
      hosts: values.host ?? [],
      set,
      note: values.note ?? null,
      hostAct,
      host: known === 'hosts' ? (words[1] ?? '') : '',
      method: hostMethodSchema.catch('dns').parse(values.method),
      verify: SENDER_METHODS.find((method) => method === values.verify) ?? null,
      from: numberOf(values.from),
      to: numberOf(values.to),
      limit: numberOf(values.limit) ?? LIMIT,
      isDraft: values.draft === true,
    },
  };
}
const isTaken = (command: BrandCommandName, name: string) =>
  name === 'json' || TAKES[command].options.some((option) => option === name);

interface Values {
  file?: string | undefined;
  copy?: string | undefined;
  host?: string[] | undefined;
  set?: string[] | undefined;
  to?: string | undefined;
  draft?: boolean | undefined;
}
/** A brand is created from a file or as a copy with its own hosts; an edit takes a file or fields. */
function isComplete(command: BrandCommandName, { file, copy, host, set, to, draft }: Values) {
  if (command === 'create')
    return file === undefined ? copy !== undefined && host !== undefined : !copy && !host && !set;
  if (command === 'edit') return (file === undefined) !== (set === undefined);
  return !(command === 'export' && to !== undefined && draft === true);
}

/** `list` takes no host, and only `verify` takes a method. */
function isHostAct(act: HostAct | null, words: readonly string[], method: string | undefined) {
  const isMethod = hostMethodSchema.safeParse(method).success;
  return (
    act !== null &&
    words.length === (act === 'list' ? 1 : 2) &&
    (method === undefined || (act === 'verify' && isMethod))
  );
}

const splitField = (text: string): [string, string] => {
  const index = text.indexOf('=');
  return index < 1 ? ['', ''] : [text.slice(0, index), text.slice(index + 1)];
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}
