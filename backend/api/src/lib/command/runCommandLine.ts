import { Command, CommanderError } from '@commander-js/extra-typings';

/** Result of a command. */
export interface Report {
  /** 1: the command was carried out, and its answer is no. */
  exitCode?: 1;
  /** Lines of text for people. */
  lines: readonly string[];
  /** Values for programs, printed with `--json`. */
  data?: Readonly<Record<string, unknown>>;
}

/** Lines to print. With `--json` they are one object on one line. */
export interface CommandOutput {
  /** 0 done, 1 rejected, 2 not understood. */
  exitCode: 0 | 1 | 2;
  lines: string[];
  /** A program reads these lines from standard output, also after a refusal. */
  isJson: boolean;
}

interface Definition {
  name: string;
  /** Lines below the help of the program and of each of its commands. */
  notes: readonly string[];
  /** Adds the commands. Their actions pass a report on. */
  define(program: Command, report: (done: Report | Promise<Report>) => Promise<void>): void;
  /** Report of a refusal; null for every other error, which is thrown again. */
  refusalReport?(error: unknown): Report | null;
  /** Rejects empty words and values. */
  rejectsEmpty?: boolean;
}

export const JSON_FLAG = ['--json', 'prints one object on one line'] as const;
export const EXIT_CODES =
  'All take --json (one object on one line) and --help. Exit codes: 0 done, 1 refused, 2 not understood, 3 not carried out.';

/** Runs one command line. @throws the errors of its actions, except refusals */
export async function runCommandLine(
  args: readonly string[],
  { name, notes, define, refusalReport = () => null, rejectsEmpty = false }: Definition,
): Promise<CommandOutput> {
  let text = '';
  const write = (part: string) => void (text += part);
  let reported: Report = { lines: [] };
  const program = new Command(name)
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: write, outputError: write })
    .configureHelp({ helpWidth: HELP_WIDTH, showGlobalOptions: true })
    .showHelpAfterError()
    .helpCommand(false)
    .helpOption('--help', 'prints this')
    .addHelpText('afterAll', ['', ...notes].join('\n'))
    .hook('preAction', (_, command) => {
      if (rejectsEmpty && args.some((arg) => EMPTY.test(arg)))
        command.error('error: an argument is empty');
    });
  define(program, async (done) => {
    reported = await done;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander throws an InvalidArgumentError of an action without printing it.
    if (error instanceof CommanderError)
      return {
        exitCode: error.exitCode === 0 ? 0 : 2,
        lines: (text.trim() || error.message).split('\n'),
        isJson: false,
      };
    const refusal = refusalReport(error);
    if (!refusal) throw error;
    reported = { exitCode: 1, ...refusal };
  }
  const { exitCode = 0, lines, data } = reported;
  const isJson = Object.entries(program.opts()).some(
    ([option, value]) => option === 'json' && value,
  );
  return {
    exitCode,
    lines: isJson ? [JSON.stringify({ ok: true, ...data })] : [...lines],
    isJson,
  };
}

const HELP_WIDTH = 110;
/** An empty word, or an option with an empty value. */
const EMPTY = /^(?:--[a-z-]+=)?$/;
