'use strict';
const path = require('node:path');

const slashes = (file) => file.split(path.sep).join('/');

/** Packages of the repository that a remote may contain if the policy names them. */
const CARRIED = {
  '/shared/contracts/src/limits.': '@tiquete/contracts/limits',
  '/shared/contracts/src/': '@tiquete/contracts',
  '/shared/domain/src/searches/': '@tiquete/domain/searches',
  '/shared/domain/src/travellers/': '@tiquete/domain/travellers',
  '/shared/checkout/src/': '@tiquete/checkout',
  '/shared/fields/src/': '@tiquete/fields',
  '/shared/search/src/': '@tiquete/search',
  '/shared/staff/src/': '@tiquete/staff',
};

/**
 * The package of a file, including those packages; null for another file of the repository. Supports pnpm's nested folders.
 */
const packageOf = (file) => {
  const tail = slashes(file).split('/node_modules/').at(-1);
  if (tail === slashes(file))
    return Object.entries(CARRIED).find(([folder]) => tail.includes(folder))?.[1] ?? null;
  const parts = tail.split('/');
  return parts[0].startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
};

/**
 * Problems with the modules in a remote's build: code of another package, code of a neighbouring package of the repository,
 * or a shared id that it provides instead of consuming. Returns one sentence each.
 */
function breaches({ id, folder, files, provides, consumes }, { allowed, sharedIds }) {
  const home = `${slashes(folder)}/`;
  const found = new Set();
  for (const file of files) {
    const owner = packageOf(file);
    if (owner === '@tiquete/contracts' && !allowed.includes(owner))
      found.add(`${id} would carry ${slashes(file)}; import only types from contracts`);
    else if (owner !== null && !allowed.includes(owner))
      found.add(
        `${id} would carry its own copy of ${owner}; take it through @tiquete/platform or @tiquete/ui`,
      );
    if (owner === null && !slashes(file).startsWith(home))
      found.add(
        `${id} would carry ${slashes(file)}, which is outside its folder; import only types from there`,
      );
  }
  for (const shared of provides)
    found.add(`${id} provides ${shared}; a remote only consumes shared modules (import: false)`);
  for (const shared of consumes)
    if (!sharedIds.includes(shared))
      found.add(`${id} consumes ${shared}, which the shell does not share`);
  return [...found].sort();
}

/** `provide shared module (default) react@19.3.1 = ./node_modules/…` → `react`. */
const providedId = (module) =>
  /\) (.+)@[^@]+ = /.exec(module.readableIdentifier({ shorten: (text) => text }))?.[1] ?? '';

/** Lists the modules of a compilation in the form that `breaches` reads. */
function inventory(compilation) {
  const files = new Set();
  const provides = new Set();
  const consumes = new Set();
  for (const module of compilation.modules) {
    for (const inner of module.modules ?? [module]) {
      if (inner.type === 'provide-module') provides.add(providedId(inner));
      if (inner.type === 'consume-shared-module') consumes.add(inner.options.shareKey);
      if (inner.resource) files.add(inner.resource.split('?')[0]);
    }
  }
  return { files: [...files], provides: [...provides], consumes: [...consumes] };
}

/**
 * Shared ids that no module of the shell requests. Webpack would not provide them, and remotes would not find them. Returns
 * one sentence each.
 */
const unprovided = ({ provides }, sharedIds) =>
  sharedIds
    .filter((id) => !provides.includes(id))
    .map((id) => `The shell shares ${id} and does not use it; import it in shell/src`);

/** Fails a build with each sentence that `judge` returns for its modules. */
class FederationRules {
  constructor(judge) {
    this.judge = judge;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('FederationRules', (compilation) => {
      compilation.hooks.afterSeal.tap('FederationRules', () => {
        for (const sentence of this.judge(inventory(compilation)))
          compilation.errors.push(new compiler.webpack.WebpackError(sentence));
      });
    });
  }
}

module.exports = { FederationRules, breaches, unprovided, packageOf };
