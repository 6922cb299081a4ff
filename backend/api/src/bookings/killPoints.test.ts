import { KILL_POINTS, type KillPoint } from './engine';
import { inInstalments, someTerms } from './testing/builders';
import { useWorld } from './testing/useWorld';
import type { Replica, World } from './testing/world';

/** Tests a process that dies at each point of hold, confirmation, issue, void and cancellation; another one finishes later. */
let world: World;
useWorld((opened) => (world = opened));

type Turn = 'lost-after' | 'lost-before' | undefined;
type Booking = { id: string; code: string };
/** Expected end of a scenario: rooms at the supplier, documents, and pesos finally captured. */
type End = { state: string; booked: number; issued: number; net: number };
interface Scenario {
  points: readonly KillPoint[];
  /** Runs up to the effect under test, whose answer is lost as `lost` says. */
  begin(turn: Turn): Promise<Booking>;
  end: End;
}
const turns = (turn: Turn) => (turn ? [turn] : []);
const soon = async (replica = world.first) => {
  while ((await replica.worker.runDue()) > 0);
};
const settled = async (status: 'APPROVED' | 'AUTHORIZED') => {
  const { booking, pay } = await world.prebook({ cancellation: someTerms(world.clock()) });
  if (world.product.holds) await soon();
  const { reference } = await pay();
  world.gateway.settle(reference, status);
  world.advance(61_000);
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

const SCENARIOS: Record<string, Scenario> = {
  holding: {
    points: [
      'booking-claimed',
      'hold-intent-written',
      'hold-answered',
      'hold-in-transaction',
      'hold-written',
      'hold-look-up-answered',
    ],
    async begin(turn) {
      world.product.become({ holds: true, issues: true });
      world.product.nextHolds = turns(turn);
      return (await world.prebook()).booking;
    },
    end: { state: 'HELD', booked: 1, issued: 0, net: 0 },
  },
  releasing: {
    points: ['release-answered', 'release-in-transaction'],
    async begin(turn) {
      world.product.become({ holds: true, issues: true });
      const { booking } = await world.prebook();
      await soon();
      world.product.nextReleases = turns(turn);
      world.advance(61 * 60_000);
      return booking;
    },
    end: gone('EXPIRED'),
  },
  confirming: {
    points: [
      'payment-asked',
      'intent-written',
      'supplier-answered',
      'confirm-answered',
      'confirm-taken-over',
      'confirm-in-transaction',
    ],
    async begin(turn) {
      world.gateway.nextConfirms = turns(turn);
      return (await settled('AUTHORIZED')).booking;
    },
    end: stands(),
  },
  'letting an authorisation go': {
    points: ['outcome-in-transaction', 'outcome-written', 'authorization-cancelled'],
    async begin(turn) {
      world.product.next = ['sold-out', 'sold-out'];
      world.gateway.nextCancels = turns(turn);
      return (await settled('AUTHORIZED')).booking;
    },
    end: gone('REJECTED'),
  },
  issuing: {
    points: [
      'issue-intent-written',
      'issue-answered',
      'issue-in-transaction',
      'issue-written',
      'issue-look-up-answered',
    ],
    async begin(turn) {
      world.product.become({ issues: true });
      world.product.nextIssues = turns(turn);
      return (await settled('APPROVED')).booking;
    },
    end: stands({ issued: 1 }),
  },
  voiding: {
    points: ['void-answered', 'void-in-transaction'],
    async begin(turn) {
      world.product.become({ issues: true });
      world.product.nextIssues = ['refused'];
      world.product.nextCancels = turns(turn);
      return (await settled('APPROVED')).booking;
    },
    end: gone('REJECTED'),
  },
  cancelling: {
    points: [
      'cancel-requested',
      'cancel-intent-written',
      'cancel-answered',
      'cancel-in-transaction',
      'cancel-written',
      'cancel-look-up-answered',
      'refund-sent-written',
      'refund-answered',
      'refund-in-transaction',
    ],
    async begin(turn) {
      const { booking } = await settled('APPROVED');
      await world.work(2);
      world.advance(2 * 24 * 3_600_000);
      world.product.nextCancels = turns(turn);
      return booking;
    },
    end: { state: 'CANCELLED', booked: 0, issued: 0, net: 240_000 },
  },
  reminding: {
    points: ['booking-claimed', 'reminder-in-transaction'],
    async begin() {
      const { booking } = await deposited();
      world.wakeUpIn(13);
      world.advance(9 * 3_600_000);
      return booking;
    },
    end: stands({ net: 160_000 }),
  },
  'missing a payment': {
    points: [
      'booking-claimed',
      'missed-in-transaction',
      'cancel-intent-written',
      'cancel-answered',
    ],
    async begin(turn) {
      const { booking } = await deposited();
      world.wakeUpIn(24);
      world.product.nextCancels = turns(turn);
      return booking;
    },
    end: { state: 'CANCELLED', booked: 0, issued: 0, net: 160_000 },
  },
  'waiting for a confirmation': {
    points: [
      'booking-claimed',
      'intent-written',
      'supplier-answered',
      'outcome-in-transaction',
      'outcome-written',
      'waiting-answered',
    ],
    async begin(turn) {
      world.product.next = [turn === 'lost-before' ? turn : 'waiting', 'waiting'];
      if (turn === 'lost-after') world.product.next = ['waiting-lost'];
      return (await settled('APPROVED')).booking;
    },
    end: stands({ state: 'WAITING' }),
  },
  'confirming late': {
    points: ['waiting-answered', 'outcome-in-transaction', 'outcome-written'],
    async begin() {
      const booking = await waiting();
      world.product.decide(booking.code, 'CONFIRM');
      return booking;
    },
    end: stands(),
  },
  'cancelling late': {
    points: [
      'waiting-answered',
      'supplier-cancelled-in-transaction',
      'cancel-intent-written',
      'cancel-answered',
      'refund-answered',
    ],
    async begin() {
      const booking = await waiting();
      world.product.decide(booking.code, 'CANCEL');
      return booking;
    },
    end: gone('CANCELLED'),
  },
  'closing a page': {
    points: ['payment-asked', 'session-cancelled'],
    async begin(turn) {
      const { booking, pay } = await world.prebook();
      await pay();
      await world.cancel(booking.id, 0);
      world.gateway.nextSessionEnds = turns(turn);
      return booking;
    },
    end: gone('CANCELLED'),
  },
  'paying the next part': {
    points: ['payment-asked'],
    async begin() {
      const { booking, pay } = await deposited();
      world.gateway.settle((await pay()).reference, 'APPROVED');
      world.advance(61_000);
      return booking;
    },
    end: stands({ net: 360_000 }),
  },
};

const waiting = async () => {
  world.product.next = ['waiting'];
  const { booking } = await settled('APPROVED');
  await world.work(1);
  world.advance(3_600_000);
  return booking;
};
const deposited = () =>
  world.confirmed({ ...inInstalments(world.clock()), cancellation: someTerms(world.clock()) });

async function dieAt(point: KillPoint, booking: Booking, isCancelling: boolean): Promise<void> {
  const doomed: Replica = world.start(point);
  if (isCancelling) await world.cancel(booking.id, 240_000, doomed).catch(() => undefined);
  for (let turn = 0; turn < 14 && !doomed.isDead(); turn += 1) {
    await doomed.worker.runDue().catch(() => 0);
    if (!doomed.isDead()) world.advance(30_000);
  }
  expect(doomed.isDead()).toBe(true);
}
const endOf = async ({ id, code }: Booking): Promise<End> => ({
  state: await world.stateOf(id),
  booked:
    (world.product.booked.get(code)?.length ?? 0) + (world.product.heldAs.get(code)?.length ?? 0),
  issued: world.product.issued.get(code)?.length ?? 0,
  net: world.gateway.netOf(code),
});
const cases = Object.entries(SCENARIOS).flatMap(([name, { points }]) =>
  points.flatMap((point) =>
    ([undefined, 'lost-after', 'lost-before'] as const)
      // A look-up only happens after a lost answer.
      .filter((turn) => !point.includes('look-up') || turn === 'lost-after')
      .map((turn) => [name, point, turn] as const),
  ),
);

it.each(cases)('%s survives a death at %s (answer: %p)', async (name, point, turn) => {
  const scenario = SCENARIOS[name];
  if (!scenario) throw new Error(name);
  const booking = await scenario.begin(turn);
  await dieAt(point, booking, name === 'cancelling');
  const survivor = world.start();
  // The traveller repeats a request whose answer was lost with the process.
  if (name === 'cancelling')
    await world
      .cancel(booking.id, 240_000, survivor)
      .catch((error: { code: string }) => expect(error.code).toBe('NOT_CANCELLABLE'));
  await world.work(14, survivor.worker);
  expect(await endOf(booking)).toEqual(
    lostTwice(point, turn) ? lostTwiceEnd(scenario, name) : endAfter(point, scenario),
  );
});

/** A refund that was about to be sent may have been sent: it is not repeated, and a person decides. */
const endAfter = (point: KillPoint, { end }: Scenario): End =>
  point === 'refund-sent-written' ? { ...end, net: 480_000 } : end;

/** A written intent counts as an attempt: the second lost one is the last. */
const lostTwice = (point: KillPoint, turn: Turn) =>
  turn === 'lost-before' && point.endsWith('intent-written');
function lostTwiceEnd({ end }: Scenario, name: string): End {
  if (name === 'holding' || name.startsWith('waiting')) return gone('REJECTED');
  // The traveller keeps the booking, and a person decides.
  if (name === 'cancelling' || name === 'missing a payment')
    return stands({ net: name === 'cancelling' ? 480_000 : 160_000 });
  return name === 'issuing' ? gone('REJECTED') : end;
}

it('leaves no point out', () => {
  const elsewhere: KillPoint[] = ['payment-inserted', 'payment-opened', 'look-up-answered'];
  const here = Object.values(SCENARIOS).flatMap(({ points }) => points);
  expect([...KILL_POINTS].sort()).toEqual([...new Set([...elsewhere, ...here])].sort());
});
