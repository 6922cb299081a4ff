// `npm run budgets`: checks the built shell and remotes against their budgets and prints the figures. Builds missing parts
// first.
import '../lib/requireNode.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { describePart, remoteIds } from '../build/parts.mjs';
import { readReport } from '../build/report.mjs';
import { readCommandLine } from '../lib/commandLine.mjs';
import { contentProblems, missingShared, weightRows } from '../budgets/rules.mjs';
import { singleWeights } from '../budgets/single.mjs';

const { SHARED } = createRequire(import.meta.url)('../../../../webpack.shared.js');
const { options } = readCommandLine({ 'no-single': { type: 'boolean' } });
const names = ['shell', ...remoteIds()];
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const silent = () => {};

await buildParts(names, { say: silent });
// Reports of earlier builds may have been deleted; those parts are built again.
const unreported = names.filter((name) => !readReport(describePart(name).release));
if (unreported.length > 0) await buildParts(unreported, { say: silent, force: true });

const shellPart = describePart('shell');
const shell = readJson(path.join(shellPart.output, 'shell.json'));
const rows = [];
const releases = names.map((name) => describePart(name).release).join('-');
const single = options['no-single'] ? null : await singleWeights(releases);
const problems = [
  ...missingShared(SHARED, shell),
  ...contentProblems('shell', readReport(shell.release).contents, ['main']),
];
for (const id of remoteIds()) {
  const part = describePart(id);
  const file = path.join(part.output, 'release.json');
  if (!existsSync(file)) {
    problems.push(`${id} has no build of its present sources; they changed during this check`);
    continue;
  }
  const manifest = readJson(file);
  rows.push(...weightRows(shell, manifest, single && ((page) => single(id, page))));
  problems.push(
    ...contentProblems(id, readReport(part.release).contents, [
      part.release,
      'remote',
      ...manifest.descriptor.routes.map((route) => route.page),
    ]),
  );
}

const width = Math.max(...rows.map((row) => row.name.length));
for (const row of rows)
  console.log(
    `${row.ok ? 'ok  ' : 'OVER'} ${row.name.padEnd(width)} ${row.value.padStart(9)} of ${row.limit.padStart(9)}`,
  );
for (const problem of problems) console.log(`NO   ${problem}`);
const failed = rows.filter((row) => !row.ok).length + problems.length;
console.log(failed === 0 ? `${rows.length} budgets kept` : `${failed} budgets broken`);
process.exitCode = failed === 0 ? 0 : 1;
