import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { playwright, PASSWORD } from '@tiquete/tooling/playwright';
import { endAll } from '@tiquete/tooling/lib/children';
import { whenAskedToEnd } from '@tiquete/tooling/lib/ending';
import { filledEnvironment, readPort } from '@tiquete/tooling/lib/environment';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { reservedPort, requireFreePort } from '@tiquete/tooling/lib/ports';
import { say } from '@tiquete/tooling/lib/steps';
import { startCluster } from './cluster.mjs';
import { prepareRehearsal, rehearse } from './rehearsals/rehearse.mjs';

const SUPPLIERS = { api: 4000, payments: 4001 };
/** Journeys that test the production topology. All others test the same code in either topology. */
const JOURNEYS = [
  'cluster.spec',
  'session.spec',
  'hotels.spec',
  'booking.spec',
  'flights.spec',
  'security.spec',
];

async function runJourneys(cluster, args, password) {
  const payments = cluster.portOf('sandbox', SUPPLIERS.payments);
  const product = {
    BASE_URL: cluster.url,
    SANDBOX_CONTROL_URL: `http://127.0.0.1:${cluster.portOf('sandbox', SUPPLIERS.api)}`,
    SANDBOX_PAYMENTS_URL: `http://127.0.0.1:${payments}`,
    SANDBOX_PAYMENTS_PAGE: `http://pagos.localhost:${payments}`,
  };
  return playwright(args.length > 0 ? args : JOURNEYS, [product], {
    CLUSTER_STATE: cluster.stateFile,
    DEMO_PASSWORD: password,
  });
}

/** Returns the exit code. Without a mode the cluster runs until it is stopped. */
export async function runCluster([mode, ...args]) {
  const env = filledEnvironment();
  const logFile = inRepo('.cache/cluster/services.log');
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const password = env.DEMO_PASSWORD ?? PASSWORD;
  let cluster = null;
  let rehearsal = null;
  const stop = async () => {
    cluster?.close();
    await endAll();
    cluster?.remove();
    rehearsal?.remove?.();
  };
  const ended = new Promise((resolve) => whenAskedToEnd(() => resolve(0)));
  try {
    rehearsal = await prepareRehearsal(mode, args);
    if (rehearsal?.skipped) return say(`SKIPPED: ${rehearsal.skipped}`) ?? 0;
    const port = mode ? await reservedPort() : readPort(env.PORT, 8080);
    await requireFreePort(port);
    cluster = await startCluster({
      port,
      print: (line) => log.write(`${line}\n`),
      extra: {
        SANDBOX: '1',
        DEMO_PASSWORD: password,
        ...(mode && { SANDBOX_STEADY: '1' }),
        ...rehearsal?.settings,
      },
      backend: rehearsal?.backend,
    });
    say(`Ready: ${cluster.url} - sign in as demo@tiquete.test / ${password}`);
    say(`${cluster.services.length} services; what they say: ${path.relative(inRepo(), logFile)}`);
    if (!mode) return await ended;
    const work = rehearsal ? rehearse(cluster, rehearsal) : runJourneys(cluster, args, password);
    return await Promise.race([ended.then(() => 1), work]);
  } catch (error) {
    console.error(error.message);
    return 1;
  } finally {
    await stop();
  }
}
