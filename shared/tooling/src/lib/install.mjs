import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRepo } from './paths.mjs';
import { eachLine, own } from './children.mjs';

const STAMP = inRepo('node_modules', '.tiquete-install');

/** Hash of an installation's inputs: the lockfile, every package.json and the type of machine. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const packages = ['shared', 'remotes', 'backend'].flatMap((folder) =>
    readdirSync(inRepo(folder))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  for (const folder of ['.', 'shell', 'e2e', ...packages]) {
    const file = inRepo(folder, 'package.json');
    if (existsSync(file)) hash.update(`\0${folder}\0`).update(readFileSync(file));
  }
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(inRepo(file)));
  return hash.digest('hex');
}

/**
 * pnpm stores a copy of the lockfile that it installed. An equal copy means that the packages were installed by hand and are
 * current.
 */
const isInstalledByHand = () => {
  const copy = inRepo('node_modules/.pnpm/lock.yaml');
  return (
    !existsSync(STAMP) &&
    existsSync(copy) &&
    readFileSync(copy).equals(readFileSync(inRepo('pnpm-lock.yaml')))
  );
};

/** False when node_modules matches the lockfile. */
export const needsInstall = () =>
  !isInstalledByHand() && !(existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted());

/**
 * Installs the workspace with the pnpm version of package.json; the machine needs only Node and npm. Not `frozen`: a new
 * package.json changes the lockfile. @throws Error with pnpm's output
 */
export async function install({ frozen = true } = {}) {
  rmSync(STAMP, { force: true });
  const { packageManager } = JSON.parse(readFileSync(inRepo('package.json'), 'utf8'));
  const said = [];
  const child = own(
    'npx',
    ['--yes', packageManager, 'install', frozen ? '--frozen-lockfile' : '--no-frozen-lockfile'],
    {
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    },
  );
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => said.push(line));
  const how = await child.exited;
  if (how !== 0)
    throw new Error(`The packages could not be installed (${how}).\n${said.slice(-25).join('\n')}`);
  writeFileSync(STAMP, wanted());
}
