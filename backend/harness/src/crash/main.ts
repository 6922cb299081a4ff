import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '@tiquete/api/embedded';
import { PRODUCTS } from '@tiquete/api/products';
import { OPERATOR } from './people/operator';
import { openNotificationProxy } from './outside/notificationProxy';
import { harmOf } from './audit/findings';
import { type Control, isShown } from './server/controls';
import { createOutside } from './outside/outside';
import { createRandom } from './random';
import { prepareDatabase, untilAlone } from './server/prepareDatabase';
import { readRunOptions } from './readOptions';
import { startReplicas } from './server/replicas';
import { type Outcome, runCrash } from './runCrash';
import { driversOf } from './products';

const say = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * Runs the harness with the options that `npm run crash` passes. Returns exit code 0 when nothing was found or, with a
 * control, when its loss was detected.
 */
async function main(): Promise<number> {
  const options = readRunOptions(process.argv[2]);
  const drivers = driversOf(PRODUCTS);
  const { start, speed, control, ports, folder, databaseUrl, sandbox, rootDir } = options;
  // PostgreSQL runs without fsync, because only processes are killed, which loses no acknowledged data.
  // `killedPostmaster.test.ts` runs with fsync.
  const embedded =
    databaseUrl === null ? await openEmbedded({ dataDir: folder, rootDir, durable: false }) : null;
  // Replicas end with this process, but PostgreSQL must be closed.
  process.once(
    'SIGTERM',
    () => void Promise.resolve(embedded?.close()).finally(() => process.exit(1)),
  );
  // The harness reads the tables as the superuser. Replicas use the product's own login.
  const connection = embedded?.admin ?? { connectionString: databaseUrl ?? '' };
  await prepareDatabase({ connection, rootDir, control });
  const mailFile = join(folder, 'mails.log');
  const clock = () => new Date(start + (Date.now() - start) * speed);
  const replicas = await startReplicas({
    script: fileURLToPath(new URL('quickStart.cjs', import.meta.url)),
    ports: [ports[0], ports[1]],
    options: JSON.stringify({ start, speed, control, cacheDir: join(folder, 'cache'), mailFile }),
    environment: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      SANDBOX: '1',
      DEMO_PASSWORD: OPERATOR.password,
      HOST: '127.0.0.1',
      ROOT_DIR: rootDir,
      DIST_DIR: join(folder, 'no-builds'),
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      BOOKING_KEYS: randomBytes(32).toString('base64url'),
      SESSION_KEYS: randomBytes(32).toString('hex'),
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      ...Object.fromEntries(
        drivers.flatMap(({ environment }) => Object.entries(environment(sandbox.url))),
      ),
      PLACETOPAY_URL: sandbox.payments.url,
      PLACETOPAY_PAGE_ORIGIN: sandbox.payments.pageOrigin,
      PLACETOPAY_LOGIN: 'sandbox-placetopay-login',
      PLACETOPAY_SECRET: 'sandbox-placetopay-secret',
      PLACETOPAY_MERCHANTS: 'andes=sandbox-andes-login:sandbox-andes-secret',
    },
  });
  const proxy = await openNotificationProxy(
    ports[2],
    replicas.urls,
    createRandom(`${options.seed} notifications`),
  );
  try {
    const outcome = await runCrash({
      options,
      replicas,
      outside: createOutside(sandbox.url),
      proxy,
      connection,
      mailFile,
      clock,
      drivers,
      say,
    });
    const { received, lost, copies } = proxy.counts;
    say(
      `kills ${replicas.kills}, restarts ${replicas.restarts}, faults ${outcome.faults}, notifications ${received} (${copies} copies, ${lost} lost), repeated calls ${outcome.retries}`,
    );
    return verdict(outcome, options.seed, control);
  } finally {
    await replicas.close();
    proxy.close();
    if (embedded) await untilAlone(connection);
    await embedded?.close();
  }
}

function verdict(
  { findings, complaints, seen, withPerson }: Outcome,
  seed: string,
  control: Control | null,
): number {
  say(
    `ends: ${Object.entries(seen)
      .map(([state, count]) => `${state} ${count}`)
      .join(', ')}`,
  );
  const {
    lost,
    doubleCharged,
    duplicateBookings,
    paidWithoutBooking,
    bookedUnpaid,
    refundedTwice,
    unfinished,
    unreported,
    reportedTwice,
    mailedTwice,
    mailsLost,
    extrasLost,
    otherDays,
  } = findings;
  say(
    `lost ${lost}, double charged ${doubleCharged}, duplicate bookings ${duplicateBookings}, paid without booking ${paidWithoutBooking}, booked unpaid ${bookedUnpaid}, refunded twice ${refundedTwice}, reported twice ${reportedTwice}, mailed twice ${mailedTwice}, mails lost ${mailsLost}, extras lost ${extrasLost}, other days ${otherDays}, unreported ${unreported}, unfinished ${unfinished}; with an operator ${withPerson}`,
  );
  for (const complaint of complaints) say(`! ${complaint}`);
  if (control !== null) {
    const isDetected = isShown(control, findings, 'ended');
    say(`${control}: ${isDetected ? 'detected' : 'NOT detected'} (seed ${seed})`);
    return isDetected ? 0 : 1;
  }
  const isClean = harmOf(findings) + unfinished + unreported + complaints.length === 0;
  say(isClean ? `nothing was lost (seed ${seed})` : `FAILED (seed ${seed})`);
  return isClean ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  },
);
