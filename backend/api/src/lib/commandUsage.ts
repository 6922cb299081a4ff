const SEPARATOR = '\n      ';
const EVERY =
  'All take --json (one object on one line) and --help. Exit codes: 0 done, 1 refused, 2 not understood, 3 not carried out.';

/** The commands of a program: how each is called and what it does. `more` are lines that stand below all of them. */
export function commandUsage<Name extends string>(
  program: string,
  commands: Readonly<Record<Name, readonly [call: string, does: string]>>,
  more: readonly string[] = [],
) {
  const isCommand = (word: string | undefined): word is Name =>
    word !== undefined && Object.hasOwn(commands, word);
  return {
    isCommand,
    /** Of one command, or of all: what `--help` and a command line that is not understood print. */
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
