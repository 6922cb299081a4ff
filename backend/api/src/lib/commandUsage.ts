const SEPARATOR = '\n      ';
const EVERY =
  'All take --json (one object on one line) and --help. Exit codes: 0 done, 1 refused, 2 not understood, 3 not carried out.';

/** Usage texts of a program's commands. `more` are lines printed after all of them. */
export function commandUsage<Name extends string>(
  program: string,
  commands: Readonly<Record<Name, readonly [call: string, does: string]>>,
  more: readonly string[] = [],
) {
  const isCommand = (word: string | undefined): word is Name =>
    word !== undefined && Object.hasOwn(commands, word);
  return {
    isCommand,
    /** Usage of one command or of all, printed for `--help` and for an invalid command line. */
    usageLines(name?: Name): string[] {
      const names = name ? [name] : Object.keys(commands).filter(isCommand);
      return [
        ...names.map((each) => `${program} ${commands[each].join(SEPARATOR)}`),
        '',
        EVERY,
        ...more,
      ];
    },
  };
}
