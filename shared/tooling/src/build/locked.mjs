import { createRequire } from 'node:module';
import { inRepo, root } from '../lib/paths.mjs';
import { lockedPackages, readLockfile } from './lockfile.mjs';

const { bundledIn } = createRequire(import.meta.url)('../../../../webpack.shared.js');

/** Packages of `shared/tooling` that write the files of a build. */
const BUNDLERS = ['@swc/core', 'swc-loader', 'terser-webpack-plugin', 'webpack'];
const SHELL_BUNDLERS = ['@module-federation/enhanced', ...BUNDLERS];
let lockfile;
/**
 * Lines about a part's packages in the lockfile. Other changes of the lockfile create no new release of the part and do not
 * invalidate its cache.
 */
const locked = (bundlers, folders) => {
  lockfile ??= readLockfile(root);
  const starts = Object.fromEntries(folders.map((folder) => [folder, null]));
  return lockedPackages(lockfile, { ...starts, 'shared/tooling': bundlers }).join('\n');
};
const sharedFolders = (names) => names.map((name) => `shared/${name}`);

/** Packages of the repository that the shell contains. */
export const SHELL_PACKAGES = ['contracts', 'domain', 'fields', 'platform', 'ui'];
export const lockedForShell = () =>
  locked(SHELL_BUNDLERS, ['shell', ...sharedFolders(SHELL_PACKAGES)]);

/** Lines about a remote's own packages in the lockfile. Packages that come through platform and ui belong to the shell's. */
export function lockedForRemote(id) {
  const sells = bundledIn(inRepo('remotes', id)).includes('@tiquete/search');
  const carried = sells ? ['contracts', 'checkout', 'fields', 'search'] : ['contracts'];
  return locked(BUNDLERS, [`remotes/${id}`, ...sharedFolders(carried)]);
}

export const lockedForServer = (name, own) =>
  locked(['esbuild'], [`backend/${name}`, ...sharedFolders(own)]);
