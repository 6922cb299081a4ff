import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@tiquete/api/testing/database';
import type pg from 'pg';
import { describeStatement } from './testing/describeStatement';
import { readStatements } from './testing/readStatements';

const ROOT = join(__dirname, '../../../..');
const SOURCES = [
  'tsconfig.base.json',
  'backend/api',
  'shared/contracts',
  'shared/domain',
  'shared/tooling',
];
/** Packages that the types of the sources name. They are those of this version. */
const LINKED = ['node_modules', 'backend/api/node_modules', 'shared/contracts/node_modules'];

let test: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  test = await openTestDatabase();
  client = test.db.openClient();
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.close();
});

const git = (...words: string[]) => {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
};

/** The last commit before the one that added the newest migration; empty when the history does not go back so far. */
function previousCommit(): string {
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'backend/api/migrations');
  return added && git('rev-parse', '--verify', '--quiet', `${added}^`);
}

/** Statements of the sources of a commit, with their files and lines. */
function statementsOf(commit: string): { at: string; text: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'tiquete-statements-'));
  try {
    const archive = join(folder, 'sources.tar');
    git('archive', '--format=tar', `--output=${archive}`, commit, ...SOURCES);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    for (const name of LINKED) symlinkSync(join(ROOT, name), join(folder, name));
    const config = join(folder, 'shared/tooling/tsconfig.server.json');
    return readStatements(folder, config).calls.flatMap(({ at, texts }) =>
      (texts ?? []).map((text) => ({ at, text })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('leaves every statement of the previous version valid, which runs during an upgrade and after a rollback', async () => {
  const commit = previousCommit();
  if (!commit) return console.warn('Not tested: the history of this clone has no earlier version.');
  const statements = statementsOf(commit);
  expect(statements.length).toBeGreaterThan(400);
  const broken: string[] = [];
  for (const { at, text } of statements)
    await describeStatement(client, text).catch((error: unknown) =>
      broken.push(`${at} ${String(error)}`),
    );
  expect(broken).toEqual([]);
  return undefined;
});
