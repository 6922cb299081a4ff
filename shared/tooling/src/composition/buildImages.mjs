import { spawnSync } from 'node:child_process';
import { eachLine, end, own } from '../lib/children.mjs';
import { root } from '../lib/paths.mjs';

const ANSWER_MS = 15_000;
/** Deadline of all images together. The first build on a slow machine downloads every package. */
const BUILD_MS = 45 * 60_000;

/** Reason why no image can be built on this machine; null when an engine and Compose 2 answer. */
export function engineProblem(env = process.env) {
  for (const [words, what] of [
    [['version', '--format', '{{.Server.Version}}'], 'no container engine'],
    [['compose', 'version'], 'no Compose 2'],
  ]) {
    const { status, stderr, error } = spawnSync('docker', words, {
      env,
      encoding: 'utf8',
      timeout: ANSWER_MS,
    });
    if (status !== 0)
      return `${what} answers here (${(error?.message ?? stderr).trim().split('\n').at(-1)})`;
  }
  return null;
}

/** Builds every image of the composition where an engine is present, and prints the reason where none is. Returns counts of tests. */
export async function buildImages() {
  const problem = engineProblem();
  if (problem) {
    console.log(`SKIPPED: ${problem}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const child = own('docker', ['compose', '--profile', 'suppliers', 'build'], {
    cwd: root,
    env: { ...process.env, BOOKING_KEYS: 'x'.repeat(43) },
  });
  for (const stream of [child.stdout, child.stderr])
    eachLine(stream, (line) => console.log(`images | ${line}`));
  const deadline = setTimeout(() => void end(child), BUILD_MS);
  const how = await child.exited;
  clearTimeout(deadline);
  return how === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
