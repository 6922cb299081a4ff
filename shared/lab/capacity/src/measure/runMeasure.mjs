import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { openProduct } from '@tiquete/bench/openProduct';
import { readMachine } from '@tiquete/bench/report/readMachine';
import { buildParts } from '@tiquete/tooling/build/buildParts';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { say, step } from '@tiquete/tooling/lib/steps';
import { measurePoint } from './measurePoint.mjs';
import { measureSteps } from './measureSteps.mjs';

export const COSTS = inRepo('shared/lab/capacity/src/costs.json');

/**
 * Measures the costs of all steps and one point of load on this machine, and writes them to costs.json. @throws Error without a
 * PostgreSQL server on this machine
 */
export async function runMeasure() {
  const built = await step('Building what changed', () => buildParts([], { say: () => {} }));
  const releases = built.filter(({ kind }) => kind !== 'server');
  const product = await step('Starting the product', () =>
    openProduct({
      releases,
      distDir: inRepo('dist'),
      print: () => {},
      // The load is below the limits of one network and one process.
      own: { ROLE: 'web', MAX_SEARCHES: '100' },
    }),
  );
  const worker = await product.another({ ROLE: 'worker' });
  const { DATABASE_URL } = product.env;
  if (!worker || !DATABASE_URL) throw new Error('Needs a PostgreSQL server on this machine.');
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const sandboxPid = product.sandbox.child.pid;
    const parts = {
      api: product.replica.pid,
      worker: worker.pid,
      sandbox: sandboxPid,
      database: new URL(DATABASE_URL).pathname.slice(1),
      metrics: [product.replica.metrics, worker.metrics],
      client,
      idle: {
        apis: [product.replica.pid, worker.pid],
        sandbox: sandboxPid,
        metrics: [worker.metrics],
      },
    };
    const context = {
      url: `http://127.0.0.1:${product.port}`,
      sandbox: product.sandbox,
      parts,
      // Redis may still have the answers of an earlier run.
      first: randomInt(7000),
      say,
    };
    const before = readMachine();
    const steps = await step('Measuring the steps', () => measureSteps(context));
    const point = await step('Measuring one point', () => measurePoint(context));
    const machine = { ...before, load: [before.load, readMachine().load] };
    const at = new Date().toISOString().slice(0, 10);
    writeFileSync(COSTS, `${JSON.stringify({ at, machine, steps, point }, null, 2)}\n`);
  } finally {
    await client.end();
    await worker.stop();
    await product.stop();
  }
}
