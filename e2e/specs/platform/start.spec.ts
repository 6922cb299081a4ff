import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '../../fixtures/test';
import { freePort } from '../../fixtures/replicas';
import { root } from '../../fixtures/serverEnvironment';

/** Milliseconds. Ends a wait for processes that never end; on a busy machine the end takes longer than usual. */
const ENDED_WITHIN_MS = 90_000;

/** Ids of a process and all its descendants, PostgreSQL's processes included. */
function familyOf(first: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [first];
  for (const one of family)
    for (const [pid = 0, parent] of pairs) if (parent === one) family.push(pid);
  return family;
}
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('npm start ends with all its processes on SIGTERM', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tiquete-start-'));
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  try {
    await new Promise<void>((ready, failed) => {
      createInterface({ input: npm.stdout }).on(
        'line',
        (line) => line.startsWith('Ready:') && ready(),
      );
      npm.once('exit', (code) => failed(new Error(`npm start ended with ${code}`)));
    });
    // On a busy machine the probe may miss its deadline of 300 ms once.
    const readiness = async () => (await fetch(`http://localhost:${port}/readyz`)).status;
    await expect.poll(readiness).toBe(200);
    const family = familyOf(npm.pid ?? 0);
    // The family has npm, its shell, our command, the sandbox, the api and PostgreSQL's processes.
    expect(family.length).toBeGreaterThan(6);
    npm.kill('SIGTERM');
    await expect.poll(() => family.filter(isAlive), { timeout: ENDED_WITHIN_MS }).toEqual([]);
  } finally {
    if (npm.exitCode === null && npm.signalCode === null) {
      npm.kill('SIGTERM');
      await once(npm, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
});
