import { parseArgs } from 'node:util';

export const USAGE = [
  'npm run release -- PART… [--promote] [--source DIR] [--json]',
  '      builds remotes, or the shell, checks and signs the builds and registers them; --promote makes them current at once,',
  '      --source takes another copy of src inside the remote',
  'npm run release -- adopt FOLDER [--promote] [--json]',
  '      the same for what another bundler built: FOLDER holds its scripts, its mf-manifest.json and the remote.json',
].join('\n');

const OPTIONS = {
  source: { type: 'string' },
  promote: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
};

/** The api's own commands, which take the rest of the line as it is. */
export const COMMANDS = [
  'register',
  'promote',
  'rollback',
  'pin',
  'unpin',
  'lock',
  'unlock',
  'status',
  'list',
  'history',
  'set',
  'sign',
  'publisher',
];

/** What is asked for: a command of the registry, parts to ship, a folder to adopt, or help; `isAsked` is false where it was not understood. */
export function readArguments(args, parts) {
  const [first] = args;
  if (COMMANDS.includes(first)) return { act: 'command', args };
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (values.help) return { act: 'help', isAsked: true };
    if (positionals[0] === 'adopt') return readAdopt(positionals, values);
    const unknown = positionals.find((part) => !parts.includes(part));
    if (unknown !== undefined) return { act: 'unknown', part: unknown };
    const isUnderstood =
      positionals.length > 0 &&
      values.source !== '' &&
      (values.source === undefined || positionals.length === 1);
    if (!isUnderstood) return { act: 'help', isAsked: false };
    return {
      act: 'ship',
      parts: [...new Set(positionals)],
      source: values.source,
      isPromoted: values.promote === true,
      isJson: values.json === true,
    };
  } catch {
    return { act: 'help', isAsked: false };
  }
}

function readAdopt([, folder, ...rest], { source, promote, json }) {
  if (!folder || rest.length > 0 || source !== undefined) return { act: 'help', isAsked: false };
  return { act: 'adopt', folder, isPromoted: promote === true, isJson: json === true };
}

/** `hotels` or `hotels=hotels_ab12` of a command line. */
export const splitPart = (word) => {
  const [part, release = null] = word.split('=');
  return { part, release };
};
