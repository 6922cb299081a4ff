import { createRequire } from 'node:module';
import { inRepo, root } from '../lib/paths.mjs';
import { lockedPackages, readLockfile } from './lockfile.mjs';

const { bundledIn } = createRequire(import.meta.url)('../../../../webpack.shared.js');

/** Packages of `shared/tooling` that write the files of a build. */
const BUNDLERS = ['@swc/core', 'swc-loader', 'terser-webpack-plugin', 'webpack'];
const SHELL_BUNDLERS = ['@module-federation/enhanced', ...BUNDLERS];
let lockfile;
/** A change of the lockfile that a part does not see makes no new release of it, and leaves its stored work valid. */
const locked = (bundlers, folders) => {
  lockfile ??= readLockfile(root);
  const starts = Object.fromEntries(folders.map((folder) => [folder, null]));
  return lockedPackages(lockfile, { ...starts, 'shared/tooling': bundlers }).join('\n');
};
const sharedFolders = (names) => names.map((name) => `shared/${name}`);

/** Packages of ours that the shell is made of. */
export const SHELL_PACKAGES = ['contracts', 'domain', 'fields', 'platform', 'ui'];
export const lockedForShell = () =>
  locked(SHELL_BUNDLERS, ['shell', ...sharedFolders(SHELL_PACKAGES)]);

/** Of the packages that a remote may carry; what comes through platform and ui is the shell's. */
export function lockedForRemote(id) {
  const sells = bundledIn(inRepo('remotes', id)).includes('@tiquete/search');
  const carried = sells ? ['contracts', 'checkout', 'fields', 'search'] : ['contracts'];
  return locked(BUNDLERS, [`remotes/${id}`, ...sharedFolders(carried)]);
}

export const lockedForServer = (name, own) =>
  locked(['esbuild'], [`backend/${name}`, ...sharedFolders(own)]);
