import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepo } from '../lib/paths.mjs';

/** Runs the dependency rules over a repository of these files, and returns the report. */
function cruise(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tiquete-deps-'));
  try {
    for (const [file, text] of Object.entries({ 'tsconfig.base.json': '{}', ...files })) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${text}\n`);
    }
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        inRepo('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        inRepo('shared/tooling/dependency-cruiser.config.cjs'),
        '--output-type',
        `plugin:${inRepo('shared/tooling/src/checks/dependencyReport.mjs')}`,
        'remotes',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    return { report: `${stdout}${stderr}`, status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const remote = (files) =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`remotes/hotels/src/${file}`, text]),
  );
const PAGE = "import { Card } from '../results/list/Card';\nexport const Page = [Card];";
const FILES = {
  'detail/Page.ts': PAGE,
  'results/list/Card.ts': "import { Row } from '../Row';\nexport const Card = [Row];",
  'results/Row.ts': 'export const Row = 1;',
  'remote.ts': "export { Page } from './detail/Page';",
  'detail/Page.test.ts': "import { Page } from './Page';\nexport const test = [Page];",
};

it('accepts folders that import each other in one direction, and a test that imports its own page', () => {
  const { report } = cruise(remote(FILES));
  expect(report).toMatch(/^\d+ modules, /m);
  expect(report).not.toContain('folder-cycle');
});

it('names both imports of a cycle between two folders, although no files form one', () => {
  const { report, status } = cruise(
    remote({
      ...FILES,
      'results/Row.ts': "export { name as Row } from '../detail/name';",
      'detail/name.ts': 'export const name = 1;',
    }),
  );
  expect(report).toContain('folder-cycle: remotes/hotels/src/detail → remotes/hotels/src/results');
  expect(report).toContain('remotes/hotels/src/results/Row.ts → remotes/hotels/src/detail/name.ts');
  expect(status).not.toBe(0);
});

it('counts a type import as an import', () => {
  const { report } = cruise(
    remote({
      ...FILES,
      'results/Row.ts': "import type { Name } from '../detail/name';\nexport const Row: Name = 1;",
      'detail/name.ts': 'export type Name = number;',
    }),
  );
  expect(report).toContain('folder-cycle: remotes/hotels/src/results → remotes/hotels/src/detail');
});

it.each([
  ['model-of-a-remote', 'model/query.ts'],
  ['state-of-a-remote', 'state/slice.ts'],
])('reports a file that breaks the rule %s', (rule, file) => {
  const { report } = cruise(remote({ ...FILES, [file]: "export { Row } from '../results/Row';" }));
  expect(report).toContain(
    `${rule}: remotes/hotels/src/${file} → remotes/hotels/src/results/Row.ts`,
  );
});
