import { parseArgs } from 'node:util';

export interface Command {
  words: string[];
  flags: Record<string, boolean>;
}

/** Words of a command line and the flags that are set; null when it has an unknown flag. */
export function readCommand(args: readonly string[], ...flags: readonly string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const])),
    });
    return {
      words: positionals,
      flags: Object.fromEntries(flags.map((flag) => [flag, values[flag] === true])),
    };
  } catch {
    return null;
  }
}
