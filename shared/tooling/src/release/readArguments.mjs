import { Command, CommanderError } from 'commander';

/** Commands of the api. Their arguments are passed on unchanged. */
export const COMMANDS = [
  'register',
  'promote',
  'rollback',
  'withdraw',
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

const PROMOTE = ['--promote', 'makes the new releases current at once'];
const NOTES = ['--notes <text>', 'what changed, for people; without it, the titles of the commits'];
const JSON_FLAG = ['--json', 'prints one object on one line'];
const ignore = () => {};

/** Calls `found` with the request once the arguments are parsed. @throws CommanderError */
function createProgram(parts = [], found = ignore) {
  const program = new Command('npm run release --')
    .exitOverride()
    .configureOutput({ writeOut: ignore, writeErr: ignore })
    .configureHelp({ helpWidth: 100 })
    .enablePositionalOptions()
    .helpCommand(false)
    .helpOption('--help', 'prints this help')
    .description('Builds remotes or the shell, checks and signs the builds, and registers them.')
    .argument('<part...>', 'names of remotes, or shell')
    .option(...PROMOTE)
    .option('--source <folder>', 'builds one remote from this folder instead of src')
    .option(...NOTES)
    .option(...JSON_FLAG)
    .action((names, { source, promote, json, notes }, command) => {
      const unknown = names.find((part) => !parts.includes(part));
      if (unknown !== undefined) return found({ act: 'unknown', part: unknown });
      if (source === '' || (source !== undefined && names.length > 1))
        command.error('error: --source needs a folder and exactly one part');
      return found({
        act: 'ship',
        parts: [...new Set(names)],
        source,
        notes,
        isPromoted: promote === true,
        isJson: json === true,
      });
    });
  program
    .command('adopt')
    .description('Registers a build of another bundler.')
    .argument('<folder>', 'has the scripts, mf-manifest.json and remote.json')
    .option(...PROMOTE)
    .option(...JSON_FLAG)
    .action((folder, _, command) => {
      const { source, promote, json } = command.optsWithGlobals();
      if (folder === '' || source !== undefined)
        command.error('error: adopt needs a folder and takes no --source');
      found({ act: 'adopt', folder, isPromoted: promote === true, isJson: json === true });
    });
  return program;
}

/** Help for shipping and adopting. The api prints the help of its own commands. */
export function helpText() {
  const program = createProgram();
  return [program, ...program.commands].map((one) => one.helpInformation().trim()).join('\n\n');
}

/**
 * The request in the arguments: `act` is `command` for the api, `ship`, `adopt`, `unknown` for a part that does not exist, or
 * `help`. `isRequested` is false when the arguments are wrong.
 */
export function readArguments(args, parts) {
  if (COMMANDS.includes(args[0])) return { act: 'command', args };
  let request;
  try {
    createProgram(parts, (found) => (request = found)).parse(args, { from: 'user' });
    return request;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { act: 'help', isRequested: error.exitCode === 0 };
  }
}

/** Splits `hotels` or `hotels=hotels_ab12` into the part and its release. */
export const splitPart = (word) => {
  const [part, release = null] = word.split('=');
  return { part, release };
};
