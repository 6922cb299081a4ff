import { setTimeout as wait } from 'node:timers/promises';
import { audit, isWithPerson } from './audit/audit';
import type { Findings } from './audit/findings';
import { BRANDS } from './brands';
import { createGrace } from './people/laterParts';
import { reconcileAll, type Reconciled } from './audit/reconcileAll';
import { takeTicketsBack } from './people/consolidator';
import { decideDepartures } from './people/operator';
import type { NotificationProxy } from './outside/notificationProxy';
import { probeKeys } from './people/keyProbe';
import type { Outside } from './outside/outside';
import { createRandom } from './random';
import { type Books, readBooks, readStored } from './audit/readBooks';
import type { RunOptions } from './readOptions';
import { type Control, isShown } from './server/controls';
import type { Replicas } from './server/replicas';
import type { ProductDriver } from './products/driver';
import { type Story, travel, type Trip } from './people/traveller';
import { openVisitor } from './people/visitor';

const AT_ONCE = 12;
/** Share of travellers after which the remaining ones buy nothing with a hold before the payment. */
const HELD_UNTIL = 0.8;
/** Real milliseconds without a change after which the remaining work counts as unfinished. */
const SETTLE_MS = 240_000;
/** Real milliseconds without a change after which a control ends, because some of its bookings never end. */
const CONTROL_QUIET_MS = 8000;
/** Real milliseconds between two checks of a control for losses. */
const CONTROL_POLL_MS = 1500;
/**
 * Maximum real milliseconds for which a traveller watches the payment's page, in a run and in a control. A booking that does
 * not wait for an operator takes less; later results are counted too.
 */
const [MAX_WAIT_MS, CONTROL_MAX_WAIT_MS] = [40_000, 25_000];

export interface CrashSetup {
  options: RunOptions;
  replicas: Replicas;
  outside: Outside;
  proxy: NotificationProxy;
  connection: Parameters<typeof readStored>[0]['connection'];
  mailFile: string;
  clock: () => Date;
  /** Drivers of every product on sale. */
  drivers: readonly ProductDriver[];
  say(text: string): void;
}
export interface Outcome {
  findings: Findings;
  /** Descriptions of calls without an answer and of other failures of the harness. */
  complaints: string[];
  faults: number;
  retries: number;
  /** Numbers by supplier and state; extras by provider. */
  seen: Record<string, number>;
  /** Number of bookings that wait for an operator. */
  withPerson: number;
}

/** Runs travellers, kills and faults, then audits the result. */
export async function runCrash(setup: CrashSetup): Promise<Outcome> {
  const {
    options: { seed, checkouts, control },
    replicas,
    outside,
    proxy,
    connection,
    mailFile,
    clock,
    drivers,
    say,
  } = setup;
  const complaints: string[] = [];
  const stories: Story[] = [];
  const purchasersByBrand = BRANDS.map((brand) => {
    const visitor = openVisitor(brand, replicas.urls, createRandom(`${seed} market ${brand}`));
    return drivers.map(({ open, isHeld }, index) => {
      const random = createRandom(`${seed} offers ${brand} ${index}`);
      return { isHeld, purchaser: open({ brand, visitor, random, clock }) };
    });
  });
  const purchaserOf = (index: number) => {
    // A hold with a lost answer ends long after its traveller has left, so the last travellers buy without holds. Controls
    // test guards that are the same for every product.
    const mayBeHeld = control === null && index < checkouts * HELD_UNTIL;
    const purchasers = purchasersByBrand[index % BRANDS.length]?.filter(
      ({ isHeld }) => mayBeHeld || !isHeld,
    );
    const turn = Math.floor(index / BRANDS.length);
    return purchasers?.[turn % purchasers.length]?.purchaser;
  };
  await outside.notify(proxy.url);
  const probed = purchasersByBrand[0]?.find(({ isHeld }) => !isHeld);
  if (!probed)
    throw new Error('Every product is held before it is paid: none is left for controls.');
  const probe = openVisitor('tiquete', replicas.urls, createRandom(`${seed} probe`));
  await probeKeys(probe, probed.purchaser, outside, createRandom(`${seed} probe offer`)).then(
    (story) => stories.push(story),
    (error: unknown) => complaints.push(String(error)),
  );
  await outside.stageFaults(drivers.flatMap(({ faultTargets }) => faultTargets));
  await outside.stageWorseTerms(drivers.flatMap(({ checkTargets = [] }) => checkTargets));
  // In half of the runs, gateway sessions do not show refunds: a refund with a lost answer is then left to an operator.
  // In the other runs the server finds it there.
  if (createRandom(`${seed} refunds`).happens(0.5)) await outside.hideRefunds();
  replicas.startKilling(createRandom(`${seed} kills`));

  const account = () =>
    readBooks({ connection, mailFile, sandboxUrl: setup.options.sandbox.url, clock, drivers });
  const letGracePass = createGrace(connection, clock);
  const closing = new AbortController();
  // Controls sell nothing that waits for an operator.
  const deciding =
    control === null
      ? decideDepartures({ connection, urls: replicas.urls, seed, clock, signal: closing.signal })
      : Promise.resolve({});
  const decisions = deciding.catch((error: unknown) => {
    complaints.push(`operator: ${String(error)}`);
    return {};
  });
  const consolidating =
    control === null
      ? takeTicketsBack({
          connection,
          sandboxUrl: setup.options.sandbox.url,
          signal: closing.signal,
        })
      : Promise.resolve(0);
  const takenBack = consolidating.catch((error: unknown) => {
    complaints.push(`consolidator: ${String(error)}`);
    return 0;
  });
  const [enough, over] = [new AbortController(), new AbortController()];
  const looking =
    control === null
      ? null
      : waitForDetection(control, account, over.signal).then(() => enough.abort());
  let [next, done, retries] = [0, 0, 0];
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const oneAfterTheOther = async () => {
    for (let index = next++; index < checkouts && !enough.signal.aborted; index = next++) {
      const random = createRandom(`${seed} traveller ${index}`);
      const brand = BRANDS[index % BRANDS.length] ?? 'tiquete';
      const purchaser = purchaserOf(index);
      const visitor = openVisitor(brand, replicas.urls, random);
      if (!purchaser) throw new Error(`Traveller ${index} has nothing to buy.`);
      const trip = {
        index,
        brand,
        visitor,
        purchaser,
        outside,
        random,
        ...sharesOf(control),
        cancelsExtras: control === null,
        letGracePass,
        mayLeave: control === null && index < checkouts * 0.3,
        maxWaitMs: control === null ? MAX_WAIT_MS : CONTROL_MAX_WAIT_MS,
        enough: enough.signal,
        forgetsKeys: control === 'no-payment-key',
      };
      await travel(trip).then(
        (story) => {
          stories.push(story);
          if (story.complaint !== undefined)
            complaints.push(`traveller ${index}: ${story.complaint}`);
        },
        (error: unknown) => complaints.push(`traveller ${index}: ${String(error)}`),
      );
      retries += visitor.retries();
      done += 1;
      if (done % 25 === 0)
        say(
          `${done} of ${checkouts} travellers, ${replicas.kills} kills, ${retries} repeated calls, ${seconds()} s`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther));
  await replicas.stopKilling();
  over.abort();
  await looking;
  say(`all travellers are through after ${seconds()} s; waiting for what is under way`);
  await untilOver(connection, control === null ? SETTLE_MS : CONTROL_QUIET_MS, say);
  closing.abort();
  for (const [decision, count] of Object.entries(await decisions))
    say(`departures: ${decision} ${count}`);
  say(`tickets taken back by the consolidator: ${await takenBack}`);
  const faults = await outside.faults();
  await outside.clearFaults();
  const withPerson = async () => (await account()).bookings.filter(isWithPerson).length;
  const reconciled = control === null ? await reconcileAll(connection, await withPerson()) : null;
  const books = await account();
  const findings = audit(books, stories, say);
  if (reconciled) complaints.push(...complaintsOf(reconciled, books, say));
  const deliveries = [...books.delivered.values()].reduce((sum, count) => sum + count, 0);
  say(`mails: ${books.mails.length} written, ${deliveries} deliveries`);
  const seen: Record<string, number> = {};
  const ends = books.bookings.flatMap(
    ({ supplier, state, extras, parts, total, paid, history }) => [
      `${supplier} ${state}`,
      ...(parts > 1 ? [`in parts ${state} ${paid === total ? 'paid' : 'with a balance'}`] : []),
      ...(/DATES_CHANGED|OPTIONAL_MOVED/.test(history) ? [`moved ${supplier} ${state}`] : []),
      ...extras.map((extra) => `extra ${extra.provider} ${extra.state}`),
    ],
  );
  for (const end of ends.sort()) seen[end] = (seen[end] ?? 0) + 1;
  return {
    findings,
    complaints,
    faults,
    retries,
    seen,
    withPerson: books.bookings.filter(isWithPerson).length,
  };
}

/** Differences between the server's own reconciliation and the audit. Bookings that wait for an operator may differ. */
function complaintsOf(
  { checked, unanswered, differences }: Reconciled,
  { bookings }: Books,
  say: (text: string) => void,
): string[] {
  say(`reconciliation: ${checked} bookings compared, ${differences.length} differ`);
  const waiting = new Set(bookings.filter(isWithPerson).map(({ code }) => code));
  // The GDS finds no order by our reference, so it cannot confirm a rejection either.
  const unnamed = bookings.filter(
    ({ supplier, state }) => supplier === 'GDS' && ['REJECTED', 'EXPIRED'].includes(state),
  ).length;
  return [
    // When a supplier could not state the outcome of a booking, an operator has it, and the supplier cannot state it now
    // either.
    ...(unanswered > waiting.size + unnamed
      ? [`reconciliation had no answer for ${unanswered} bookings`]
      : []),
    ...differences
      .filter(({ code }) => !waiting.has(code))
      .map(({ code, state, difference }) => `reconciliation: ${code} ${state} ${difference}`),
  ];
}

/**
 * Shares of travellers who choose an extra, and who move a policy. A control tests only its own guard, with every traveller.
 */
const sharesOf = (control: Control | null): Pick<Trip, 'extraShare' | 'moveShare'> => ({
  extraShare: control === null ? 0.4 : Number(control === 'no-extra-look-up'),
  moveShare: control === null ? 0.5 : Number(control === 'no-move-look-up'),
});

/**
 * Resolves when a control has detected its loss, or when `over` is aborted. The remaining travellers need not finish; the
 * audit at the end decides whether it was a loss.
 */
async function waitForDetection(
  control: Control,
  account: () => Promise<Books>,
  over: AbortSignal,
): Promise<void> {
  // The books are not read at one moment, so a loss must be found twice.
  let hadHarm = false;
  while (!over.aborted) {
    // A busy sandbox may not answer in time. The next check reads the books again.
    const books = await account().catch(() => null);
    const reported = books?.bookings.map(({ code }) => ({ code, cancelled: null })) ?? [];
    const hasHarm =
      books !== null &&
      isShown(
        control,
        audit(books, reported, () => undefined),
        'under-way',
      );
    if (hasHarm && hadHarm) return;
    hadHarm = hasHarm;
    await wait(CONTROL_POLL_MS, undefined, { signal: over }).catch(() => undefined);
  }
}

/** Resolves when nothing was open in three checks, or when the number of open items has not changed for `deadlineMs`. */
async function untilOver(
  connection: CrashSetup['connection'],
  deadlineMs: number,
  say: CrashSetup['say'],
): Promise<void> {
  let [quiet, before, changedAt] = [0, -1, Date.now()];
  while (quiet < 3 && Date.now() < changedAt + deadlineMs) {
    const { open } = await readStored({ connection });
    quiet = open === 0 ? quiet + 1 : 0;
    if (open !== before) {
      changedAt = Date.now();
      if (open % 5 === 0) say(`${open} still open`);
    }
    before = open;
    await wait(500);
  }
}
