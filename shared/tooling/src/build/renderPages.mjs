import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dist, root } from '../lib/paths.mjs';
import { describePart } from './parts.mjs';

/** Milliseconds for all pages together. Each takes about 50, after half a second for the first one. */
const DEADLINE_MS = 120_000;

const hasFirstPage = ({ kind, output }) =>
  kind === 'remote' &&
  JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8')).prerender !== undefined;

/**
 * Renders the first pages of what was built once, as the server will, if shell and api are built too. @throws Error naming
 * each page that cannot be rendered, with file and line. Its build is removed.
 */
export async function renderPages(parts, built) {
  const isShellNew = [...built].some(({ kind }) => kind === 'shell');
  const remotes = parts.filter((part) => hasFirstPage(part) && (isShellNew || built.has(part)));
  if (remotes.length === 0) return;
  const [shell, api] = [describePart('shell'), describePart('api')];
  const script = path.join(api.output, 'cli', 'render.js');
  if (!shell.isBuilt || !api.isBuilt || !existsSync(script)) return;
  const problems = await run(script, [
    dist,
    ...remotes.map(({ name, release }) => `${name}=${release}`),
  ]);
  if (problems === null) return;
  // The next build does not take it for complete.
  for (const { name, output } of remotes)
    if (new RegExp(`^${name}: `, 'm').test(problems)) rmSync(output, { recursive: true });
  throw new Error(`The server cannot render these first pages:\n${problems.trim()}`);
}

/** Resolves with the printed problems; null when there are none. */
const run = (script, args) =>
  new Promise((resolve, reject) => {
    const options = { cwd: root, timeout: DEADLINE_MS };
    execFile(process.execPath, [script, ...args], options, (failure, said, complaints) => {
      if (!failure) resolve(null);
      else if (said) resolve(said);
      else reject(new Error(`The first pages were not rendered: ${complaints || failure.message}`));
    });
  });
