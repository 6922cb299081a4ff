// `npm run typecheck [-- folder…]`: TypeScript 7 over every package, some at a time.
import '../lib/requireNode.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';
import { checkTypes } from '../typecheck/checkTypes.mjs';

/** Folders of every package that has types to check. */
function typedPackages() {
  const packages = ['shared', 'remotes', 'backend'].flatMap((folder) =>
    readdirSync(inRepo(folder)).map((name) => `${folder}/${name}`),
  );
  return ['shell', 'e2e', ...packages].filter((folder) =>
    existsSync(inRepo(folder, 'tsconfig.json')),
  );
}

const packages = process.argv.length > 2 ? process.argv.slice(2) : typedPackages();
const results = await checkTypes(packages);

// A file of one package is checked with every package that imports it: each complaint is said once.
const complaints = new Set(
  results.filter((result) => !result.ok).flatMap((result) => result.said.split('\n')),
);
for (const complaint of complaints) console.log(complaint);
const failed = results.filter((result) => !result.ok).map((result) => result.folder);
console.log(
  failed.length === 0
    ? `${packages.length} packages: no type errors`
    : `Type errors in ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
