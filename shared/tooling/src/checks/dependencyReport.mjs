/**
 * Reporter plugin of dependency-cruiser: the broken rules of `dependency-cruiser.config.cjs`, and cycles between the
 * top-level folders of a browser package. Type imports count, tests and their builders do not. dependency-cruiser's own
 * folder rules include tests and compare every nested folder.
 */
const BROWSER_PACKAGE = /^((?:shell|(?:remotes|shared)\/[^/]+)\/src)\/([^/]+)/;
/** Tools, tests and their builders. */
const EXCLUDED = /^shared\/(gate|lab|tooling)\/|\.test\.[a-z]+$|\/testing[/.]/;

export default function dependencyReport({ modules, summary }) {
  const lines = [...summary.violations.map(ruleLine(summary)), ...folderCycles(modules)];
  return {
    output: [...lines, `${modules.length} modules, ${lines.length} errors`, ''].join('\n'),
    exitCode: lines.length,
  };
}

const ruleLine =
  ({ ruleSetUsed }) =>
  ({ rule, from, to, cycle }) => {
    const { comment = '' } = ruleSetUsed.forbidden.find(({ name }) => name === rule.name) ?? {};
    const path = [from, ...(cycle ? cycle.map(({ name }) => name) : [to])];
    return `${rule.name}: ${path.join(' → ')}\n    ${comment}`;
  };

/** One line for each import that is part of a cycle between folders. */
function folderCycles(modules) {
  const edges = modules.flatMap(importsBetweenFolders);
  const targets = new Map();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  return edges
    .filter(({ from, to }) => reaches(targets, to, from))
    .map(
      ({ from, to, source, target }) => `folder-cycle: ${from} → ${to}\n    ${source} → ${target}`,
    );
}
function importsBetweenFolders({ source, dependencies }) {
  const from = folderOf(source);
  if (from === null) return [];
  const inPackage = `${BROWSER_PACKAGE.exec(source)[1]}/`;
  return dependencies
    .map(({ resolved }) => ({ from, to: folderOf(resolved), source, target: resolved }))
    .filter(({ to }) => to !== null && to !== from && to.startsWith(inPackage));
}
/** The top-level folder of a file in its package, or a top-level file itself; null for files outside the rule. */
function folderOf(file) {
  if (EXCLUDED.test(file)) return null;
  return BROWSER_PACKAGE.exec(file)?.[0] ?? null;
}
function reaches(targets, start, goal) {
  const seen = new Set([start]);
  for (const folder of seen) {
    if (folder === goal) return true;
    for (const next of targets.get(folder) ?? []) seen.add(next);
  }
  return false;
}
