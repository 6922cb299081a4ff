import { addDays, today } from '@tiquete/domain';
import { inInstalments, someTerms } from './testing/builders';
import moments from './testing/moments.json';
import type { Moment } from './testing/mortal';
import { useTestCheckout } from './testing/useTestCheckout';
import type { Replica, TestCheckout } from './testing/testCheckout';

/**
 * Tests a process that is killed at every moment of a scenario (`testing/mortal.ts`), and another one that continues later.
 */
let test: TestCheckout;
useTestCheckout((opened) => {
  test = opened;
  test.countTime();
});

type Turn = 'lost-after' | 'lost-before' | undefined;
type Booking = { id: string; code: string };
/** Expected end of a scenario: rooms at the supplier, documents, and pesos finally captured. */
type End = { state: string; booked: number; issued: number; net: number };
interface Scenario {
  /** The call whose answer is lost, the state of its written intent, and the end once two attempts are lost. */
  lostTwice?: { call: string; begun: string; end: End };
  /** True when the first refund does not reach the gateway, which a killed process tells no other. */
  isRefundUnsent?: boolean;
  /** Runs the scenario until the effect under test, whose answer is lost as `turn` says. */
  begin(turn: Turn): Promise<Booking>;
  end: End;
}
const turns = (turn: Turn) => (turn ? [turn] : []);
const soon = async (replica = test.first) => {
  while ((await replica.worker.runDue()) > 0);
};
const settled = async (status: 'APPROVED' | 'AUTHORIZED') => {
  const from = addDays(today(test.clock()), 60);
  const { booking, pay } = await test.prebook({
    dateFrom: from,
    dateTo: addDays(from, 2),
    cancellation: someTerms(test.clock()),
  });
  if (test.product.holds) await soon();
  const { reference } = await pay();
  test.gateway.settle(reference, status);
  test.advance(61_000);
  return { booking, reference };
};
const stands = (over: Partial<End> = {}): End => ({
  state: 'CONFIRMED',
  booked: 1,
  issued: 0,
  net: 480_000,
  ...over,
});
const gone = (state: string): End => ({ state, booked: 0, issued: 0, net: 0 });

/** After two lost cancellations the booking stays in force, and an operator decides. */
const CANCELLING = { call: 'cancel', begun: 'CANCELLING_AT_SUPPLIER' };

const SCENARIOS: Record<string, Scenario> = {
  holding: {
    async begin(turn) {
      test.product.become({ holds: true, issues: true });
      test.product.nextHolds = turns(turn);
      return (await test.prebook()).booking;
    },
    end: { state: 'HELD', booked: 1, issued: 0, net: 0 },
    lostTwice: { call: 'holds.place', begun: 'HOLDING', end: gone('REJECTED') },
  },
  releasing: {
    async begin(turn) {
      test.product.become({ holds: true, issues: true });
      const { booking } = await test.prebook();
      await soon();
      test.product.nextReleases = turns(turn);
      test.advance(61 * 60_000);
      return booking;
    },
    end: gone('EXPIRED'),
  },
  confirming: {
    async begin(turn) {
      test.gateway.nextConfirms = turns(turn);
      return (await settled('AUTHORIZED')).booking;
    },
    end: stands(),
  },
  'letting an authorisation go': {
    async begin(turn) {
      test.product.next = ['sold-out', 'sold-out'];
      test.gateway.nextCancels = turns(turn);
      return (await settled('AUTHORIZED')).booking;
    },
    end: gone('REJECTED'),
  },
  issuing: {
    async begin(turn) {
      test.product.become({ issues: true });
      test.product.nextIssues = turns(turn);
      return (await settled('APPROVED')).booking;
    },
    end: stands({ issued: 1 }),
    lostTwice: { call: 'issues.issue', begun: 'ISSUING', end: gone('REJECTED') },
  },
  voiding: {
    async begin(turn) {
      test.product.become({ issues: true });
      test.product.nextIssues = ['refused', 'refused'];
      test.product.nextCancels = turns(turn);
      return (await settled('APPROVED')).booking;
    },
    end: gone('REJECTED'),
  },
  'voiding before the refund': {
    async begin() {
      test.gateway.nextRefunds = ['not-sent'];
      test.product.become({ issues: true });
      test.product.nextIssues = ['refused', 'refused'];
      return (await settled('APPROVED')).booking;
    },
    isRefundUnsent: true,
    end: gone('REJECTED'),
  },
  cancelling: {
    async begin(turn) {
      const { booking } = await settled('APPROVED');
      await test.work(2);
      test.advance(2 * 24 * 3_600_000);
      test.product.nextCancels = turns(turn);
      return booking;
    },
    end: { state: 'CANCELLED', booked: 0, issued: 0, net: 240_000 },
    lostTwice: { ...CANCELLING, end: stands() },
  },
  reminding: {
    async begin() {
      const { booking } = await deposited();
      test.wakeUpIn(13);
      test.advance(9 * 3_600_000);
      return booking;
    },
    end: stands({ net: 160_000 }),
  },
  'missing a payment': {
    async begin(turn) {
      const { booking } = await deposited();
      test.wakeUpIn(24);
      test.product.nextCancels = turns(turn);
      return booking;
    },
    end: { state: 'CANCELLED', booked: 0, issued: 0, net: 160_000 },
    lostTwice: { ...CANCELLING, end: stands({ net: 160_000 }) },
  },
  'waiting for a confirmation': {
    async begin(turn) {
      test.product.next = [turn === 'lost-before' ? turn : 'waiting', 'waiting'];
      if (turn === 'lost-after') test.product.next = ['waiting-lost'];
      return (await settled('APPROVED')).booking;
    },
    end: stands({ state: 'WAITING' }),
    lostTwice: { call: 'book', begun: 'BOOKING_AT_SUPPLIER', end: gone('REJECTED') },
  },
  'confirming late': {
    async begin() {
      const booking = await waiting();
      test.product.decide(booking.code, 'CONFIRM');
      return booking;
    },
    end: stands(),
  },
  'cancelling late': {
    async begin() {
      const booking = await waiting();
      test.product.decide(booking.code, 'CANCEL');
      return booking;
    },
    end: gone('CANCELLED'),
  },
  'closing a page': {
    async begin(turn) {
      const { booking, pay } = await test.prebook();
      await pay();
      await test.cancel(booking.id, 0);
      test.gateway.nextSessionEnds = turns(turn);
      return booking;
    },
    end: gone('CANCELLED'),
  },
  'paying the next part': {
    async begin() {
      const { booking, pay } = await deposited();
      test.gateway.settle((await pay()).reference, 'APPROVED');
      test.advance(61_000);
      return booking;
    },
    end: stands({ net: 360_000 }),
  },
};

const waiting = async () => {
  test.product.next = ['waiting'];
  const { booking } = await settled('APPROVED');
  await test.work(1);
  test.advance(3_600_000);
  return booking;
};
const deposited = () =>
  test.confirmed({ ...inInstalments(test.clock()), cancellation: someTerms(test.clock()) });

/** One step at a time, so that every run of a scenario passes the same moments in the same order. */
const ONE_BY_ONE = { concurrency: 1 };

/** Runs the scenario in its own process, which passes its moments to `dies`. */
async function play(name: string, booking: Booking, dies: (moment: Moment) => boolean) {
  const replica: Replica = test.start(dies, ONE_BY_ONE);
  if (name === 'cancelling') await test.cancel(booking.id, 240_000, replica).catch(() => undefined);
  for (let turn = 0; turn < 28 && !replica.isDead(); turn += 1) {
    while ((await replica.worker.runDue().catch(() => 0)) > 0);
    if (!replica.isDead()) test.advance(30_000);
  }
  return replica;
}
const begin = async (scenario: Scenario, turn: Turn): Promise<Booking> => {
  test.reset();
  await test.forget();
  return scenario.begin(turn);
};
const endOf = async ({ id, code }: Booking): Promise<End> => ({
  state: await test.stateOf(id),
  booked:
    (test.product.booked.get(code)?.length ?? 0) + (test.product.heldAs.get(code)?.length ?? 0),
  issued: test.product.issued.get(code)?.length ?? 0,
  net: test.gateway.netOf(code),
});
const cases = Object.entries(SCENARIOS).flatMap(([name, scenario]) =>
  ([undefined, 'lost-after', 'lost-before'] as const)
    .slice(0, scenario.begin.length === 0 ? 1 : 3)
    .map((turn) => [name, turn] as const),
);
const MOMENTS = new Set<Moment>();
/** Pattern of moments of a claim or a call that only reads, when it is repeated. */
const AGAIN = /^after (query|(\w+\.)?lookUp|claim \w+) \d+$/;
/**
 * False when the stored state is the same as at an earlier moment. Nothing happens between the last `after` and a `before`.
 */
const isOfItsOwn = (moment: Moment): boolean =>
  !moment.startsWith('before ') && !AGAIN.test(moment);

it.each(cases)('survives a kill at every moment of %s (answer: %p)', async (name, turn) => {
  const scenario = SCENARIOS[name];
  if (!scenario) throw new Error(name);
  const passed: Moment[] = [];
  const watched = await begin(scenario, turn);
  await play(name, watched, (moment) => {
    passed.push(moment);
    return false;
  });
  expect(await endOf(watched)).toEqual(scenario.end);
  for (const moment of passed.filter(isOfItsOwn)) {
    MOMENTS.add(moment.replace(/ \d+$/, ''));
    const booking = await begin(scenario, turn);
    const doomed = await play(name, booking, (one) => one === moment);
    expect([moment, doomed.isDead()]).toEqual([moment, true]);
    const survivor = test.start(undefined, ONE_BY_ONE);
    // The traveller repeats a request whose answer was lost with the process.
    if (name === 'cancelling')
      await test
        .cancel(booking.id, 240_000, survivor)
        .catch((error: { code: string }) => expect(error.code).toBe('NOT_CANCELLABLE'));
    await test.work(14, survivor.worker, 60_000);
    expect([moment, await endOf(booking)]).toEqual([moment, endAfter(moment, turn, scenario)]);
  }
});

function endAfter(moment: Moment, turn: Turn, { end, lostTwice, isRefundUnsent }: Scenario): End {
  // A written intent counts as an attempt, so the second lost one is the last.
  const intents = lostTwice && [`before ${lostTwice.call}`, `to ${lostTwice.begun}`];
  if (turn === 'lost-before' && intents?.some((intent) => isIntent(moment, intent)))
    return lostTwice?.end ?? end;
  // A refund that was about to be sent may have been sent. It is not repeated, and an operator decides.
  const isInDoubt = moment.startsWith('after update refunds SENT');
  if (isInDoubt || (isRefundUnsent && UNTOLD.includes(moment)))
    return { ...end, net: 480_000, state: end.state === 'REJECTED' ? 'REFUND_DUE' : end.state };
  return end;
}
/** Moments between a refund that did not reach the gateway and the commit that tells it. */
const UNTOLD: readonly Moment[] = ['after refund', 'in update refunds DUE'];
const isIntent = (moment: Moment, intent: string): boolean =>
  !moment.startsWith('in ') && moment.replace(/ 2$/, '').endsWith(intent);

it('covers every listed moment', () => expect([...MOMENTS].sort()).toEqual(moments));
