export const USAGE = [
  'npm run release -- <remote>                  builds the remote, registers the build and makes it current',
  'npm run release -- <remote> --source DIR     the same from another copy of src inside the remote',
  'npm run release -- <remote> --to RELEASE     makes an earlier release current again',
  'npm run release -- <remote> --list           says which releases there are',
].join('\n');

/** What is asked for, or null when it cannot be understood. */
export function readArguments(args) {
  const [remote, option, value, ...rest] = args;
  if (!remote || remote.startsWith('-') || rest.length > 0) return null;
  if (option === undefined) return { act: 'ship', remote, source: 'src' };
  if (option === '--list' && value === undefined) return { act: 'list', remote };
  if (option === '--to' && value) return { act: 'point', remote, release: value };
  if (option === '--source' && value) return { act: 'ship', remote, source: value };
  return null;
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
