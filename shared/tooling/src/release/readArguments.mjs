import { parseArgs } from 'node:util';

export const USAGE = [
  'npm run release -- <remote>                  builds the remote, registers the build and makes it current',
  'npm run release -- <remote> --source DIR     the same from another copy of src inside the remote',
  'npm run release -- <remote> --to RELEASE     makes an earlier release current again',
  'npm run release -- <remote> --list           says which releases there are',
].join('\n');

const OPTIONS = {
  source: { type: 'string' },
  to: { type: 'string' },
  list: { type: 'boolean' },
};

/** What is asked for, or null when it cannot be understood. */
export function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [remote, ...rest] = positionals;
    const given = Object.values(values);
    if (!remote || rest.length > 0 || given.length > 1 || given.includes('')) return null;
    if (values.list) return { act: 'list', remote };
    if (values.to) return { act: 'point', remote, release: values.to };
    return { act: 'ship', remote, source: values.source ?? 'src' };
  } catch {
    return null;
  }
}

/** One line of the registry's list: `hotels hotels_ab12 2026-11-21T03:00:00.000Z current`. */
export function readListLine(line) {
  const found = /^(\S+) (\S+) (\S+)( current)?$/.exec(line);
  return (
    found && {
      remote: found[1],
      release: found[2],
      registeredAt: found[3],
      isCurrent: Boolean(found[4]),
    }
  );
}
