import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, ownNode } from '@tiquete/tooling/lib/children';
import { filledEnvironment } from '@tiquete/tooling/lib/environment';
import { root } from '@tiquete/tooling/lib/paths';
import { freePort } from '@tiquete/tooling/lib/ports';
import { startSandbox } from '@tiquete/tooling/servers';
import { freshDatabase } from './freshDatabase.mjs';

/** Speed of the clocks of replicas and sandbox, relative to the real time. */
const SPEED = 25;

/**
 * Starts sandbox, database, replicas and travellers of one run. Resolves with true when the harness exits successfully.
 * @throws Error when it cannot start
 */
export async function oneRun({ seed, checkouts, control, databaseUrl }, scripts) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tiquete-crash-'));
  // PostgreSQL runs as another user when we are root, and needs access.
  chmodSync(folder, 0o755);
  const database = databaseUrl ? await freshDatabase(databaseUrl) : null;
  let sandbox = null;
  try {
    const start = Date.now();
    const ports = [await freePort(), await freePort(), await freePort()];
    const settings = {
      SANDBOX_LATENCY_P50: '0',
      SANDBOX_LATENCY_P95: '0',
      SANDBOX_STEADY: '1',
      SANDBOX_CLOCK: `${start}x${SPEED}`,
      SANDBOX_SEED: seed,
    };
    sandbox = await startSandbox({
      env: { ...filledEnvironment(), ...settings },
      port: ports[2],
      dataDir: folder,
    });
    const options = {
      start,
      speed: SPEED,
      control,
      seed,
      checkouts,
      ports,
      folder,
      rootDir: root,
      databaseUrl: database?.url ?? null,
      sandbox: { url: sandbox.url, payments: sandbox.payments },
    };
    const child = ownNode(scripts.main, { args: [JSON.stringify(options)] });
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
    return (await child.exited) === 0;
  } finally {
    if (sandbox) await end(sandbox.child);
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
