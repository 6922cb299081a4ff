import * as fc from 'fast-check';
import { inInstalments, someTerms } from './testing/builders';
import { expectMoneyAsScheduled, type PayerAction } from './testing/scheduledMoney';
import type { ProductTurn } from './testing/fakeProduct';
import { useTestCheckout } from './testing/useTestCheckout';
import type { Traveller, TestCheckout } from './testing/testCheckout';

/** Tests that money and bookings agree at the end of any sequence of events. fast-check prints the seed of a failing run. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

type Act =
  | {
      do:
        | 'pay'
        | 'pay-all'
        | 'cancel'
        | 'work'
        | 'work-twice-at-once'
        | 'gateway-down'
        | 'gateway-up'
        | 'supplier-down'
        | 'supplier-up'
        | 'notify';
    }
  | { do: 'die'; during: (typeof DURING)[number]; at: number }
  | { do: 'decide'; decision: 'CONFIRM' | 'CANCEL' }
  | { do: 'wait'; seconds: number }
  | { do: 'settle'; status: 'APPROVED' | 'AUTHORIZED' | 'REJECTED'; session: number }
  | { do: 'supplier-turn'; turn: TestCheckout['product']['next'][number] }
  | {
      do: 'other-turn';
      of: 'nextCancels' | 'nextHolds' | 'nextReleases' | 'nextIssues';
      turn: ProductTurn;
    }
  | {
      do: 'gateway-turn';
      of: 'nextConfirms' | 'nextCancels' | 'nextSessionEnds';
      turn: 'lost-before' | 'lost-after' | 'refused';
    }
  | { do: 'refund-turn'; turn: TestCheckout['gateway']['nextRefunds'][number] };
const simple = <Name extends string>(name: Name) => fc.constant({ do: name });
const DURING = ['work', 'work', 'pay', 'cancel'] as const;
const DAY_SECONDS = 86_400;
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: simple('pay') },
  simple('pay-all'),
  { weight: 6, arbitrary: simple('work') },
  { weight: 3, arbitrary: simple('cancel') },
  simple('work-twice-at-once'),
  simple('gateway-down'),
  simple('gateway-up'),
  simple('supplier-down'),
  simple('supplier-up'),
  simple('notify'),
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...DURING), fc.nat(12))
      .map(([during, at]): Act => ({ do: 'die', during, at })),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(5, 31, 61, 125, 400, 1900, 4000, 90_000, 8 * DAY_SECONDS, 15 * DAY_SECONDS)
      .map((seconds): Act => ({ do: 'wait', seconds })),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      status: fc.constantFrom('APPROVED' as const, 'AUTHORIZED' as const, 'REJECTED' as const),
      session: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        ...['yes', 'waiting', 'waiting', 'waiting-lost', 'sold-out', 'price-changed'],
        ...['lost-before', 'lost-after', 'throws'],
      )
      .map((turn): Act => ({ do: 'supplier-turn', turn: turn as 'yes' })),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('other-turn' as const),
      of: fc.constantFrom(
        'nextCancels' as const,
        'nextHolds' as const,
        'nextReleases' as const,
        'nextIssues' as const,
      ),
      turn: fc.constantFrom<ProductTurn[]>('lost-before', 'lost-after', 'refused'),
    }),
  },
  fc
    .constantFrom('CONFIRM' as const, 'CANCEL' as const)
    .map((decision): Act => ({ do: 'decide', decision })),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('gateway-turn' as const),
      of: fc.constantFrom(
        'nextConfirms' as const,
        'nextCancels' as const,
        'nextSessionEnds' as const,
      ),
      turn: fc.constantFrom('lost-before' as const, 'lost-after' as const, 'refused' as const),
    }),
  },
  fc
    .constantFrom('lost-before', 'lost-after')
    .map((turn): Act => ({ do: 'refund-turn', turn: turn as 'lost-after' })),
);
const kinds = fc.record({
  holds: fc.boolean(),
  issues: fc.boolean(),
  isVague: fc.boolean(),
  isSilent: fc.boolean(),
  isInParts: fc.boolean(),
});
/** Pages to which the traveller was sent; no other page can be paid. */
let known: Set<string>;
/** Payers' actions on their pages. */
let settled: PayerAction[];
const sessionsOf = (code: string) =>
  test.gateway.sessions.filter(
    ({ request }) => request.reference.startsWith(code) && known.has(request.reference),
  );

async function play(step: Act, { booking, pay }: Traveller): Promise<void> {
  const open = sessionsOf(booking.code).filter(({ state }) => state.status !== 'APPROVED');
  switch (step.do) {
    case 'pay':
    case 'pay-all':
      // A rejected command is an expected result.
      return void (await pay(test.start(), undefined, step.do === 'pay' ? 'NEXT' : 'ALL').then(
        ({ reference }) => known.add(reference),
        () => undefined,
      ));
    case 'cancel': {
      const { penalty } = test.first.checkout.cancellations.quote(await test.booking(booking.id));
      return void (await test.cancel(booking.id, penalty, test.start()).catch(() => undefined));
    }
    case 'work':
      return void (await test.start().worker.runDue());
    case 'work-twice-at-once':
      return void (await Promise.all([test.start().worker.runDue(), test.start().worker.runDue()]));
    case 'gateway-down':
    case 'gateway-up':
      test.gateway.isDown = step.do === 'gateway-down';
      return;
    case 'supplier-down':
    case 'supplier-up':
      test.product.isDown = step.do === 'supplier-down';
      return;
    case 'notify':
      for (const { requestId } of sessionsOf(booking.code))
        await test.first.payments.notify({ requestId, signature: 's' });
      return;
    case 'die': {
      let passed = 0;
      const doomed = test.start(() => (passed += 1) > step.at);
      if (step.during === 'cancel')
        return void (await test.cancel(booking.id, 480_000, doomed).catch(() => undefined));
      return void (await (step.during === 'pay' ? pay(doomed) : doomed.worker.runDue()).catch(
        () => undefined,
      ));
    }
    case 'wait':
      return test.advance(step.seconds * 1000);
    case 'settle': {
      const session = open[step.session % Math.max(1, open.length)];
      if (!session) return;
      settled.push({
        reference: session.request.reference,
        isFirst: session.state.status === 'PENDING',
        status: step.status,
        at: test.clock(),
      });
      return test.gateway.settle(session.request.reference, step.status);
    }
    case 'decide':
      return test.product.decide(booking.code, step.decision);
    case 'supplier-turn':
      test.product.next.push(step.turn);
      return;
    case 'other-turn':
      test.product[step.of].push(step.turn);
      return;
    case 'gateway-turn':
      test.gateway[step.of].push(step.turn);
      return;
    case 'refund-turn':
      test.gateway.nextRefunds.push(step.turn);
  }
}

it('ends with one charge and one booking, or with neither', async () => {
  await fc.assert(
    fc.asyncProperty(kinds, fc.array(act, { minLength: 5, maxLength: 30 }), async (kind, steps) => {
      test.product.become(kind);
      Object.assign(test.product, {
        next: [],
        nextCancels: [],
        nextHolds: [],
        nextReleases: [],
        nextIssues: [],
        isDown: false,
      });
      Object.assign(test.gateway, {
        nextRefunds: [],
        nextConfirms: [],
        nextCancels: [],
        isDown: false,
        isVague: kind.isVague,
        isSilent: kind.isSilent,
        nextSessionEnds: [],
      });
      known = new Set();
      settled = [];
      const traveller = await test.prebook({
        cancellation: someTerms(test.clock()),
        ...(kind.isInParts && inInstalments(test.clock())),
      });
      for (const step of steps) await play(step, traveller);

      Object.assign(test.product, { isDown: false });
      Object.assign(test.gateway, { isDown: false });
      const { booking } = traveller;
      for (const { request, state } of sessionsOf(booking.code))
        if (state.status === 'PENDING') test.gateway.settle(request.reference, 'REJECTED');
      // A payment that was approved after a rejection is only reported by its notification.
      for (const { requestId } of sessionsOf(booking.code))
        await test.first.payments.notify({ requestId, signature: 's' });
      await test.work(300, test.start().worker, 300_000);

      const {
        state,
        cancel_penalty: penalty,
        paid_with: paidWith,
        paid,
      } = await test.booking(booking.id);
      // A paid hold counts as the booking.
      const booked =
        (test.product.booked.get(booking.code)?.length ?? 0) +
        (test.product.heldAs.get(booking.code)?.length ?? 0);
      const isIssued = (test.product.issued.get(booking.code)?.length ?? 0) === 1;
      if (state === 'CONFIRMED') expect(isIssued).toBe(kind.issues);
      const refunds = await test.refundsOf(booking.id);
      const cases = await test.casesOf(booking.id);
      const net = test.gateway.netOf(booking.code);
      // A refund whose answer was lost may have been paid or not, so it opens a case.
      const hasRefundCase = cases.some(
        (one) => one.kind === 'REFUND_MANUAL' && one.state === 'OPEN',
      );
      const manual = hasRefundCase
        ? refunds.filter((refund) => refund.state === 'MANUAL')
        : Array<(typeof refunds)[number]>();
      const unclear = manual.reduce((total, { amount }) => total + amount, 0);
      const end = (owed: number) => ({
        state,
        booked,
        net: net - unclear <= owed && owed <= net ? owed : net,
        unpaidRefunds: refunds.filter(({ state: one }) => one !== 'DONE').length - manual.length,
      });
      const neither = { booked: 0, net: 0, unpaidRefunds: 0 };
      const allowed = [
        {
          state: test.product.waiting.has(booking.code) ? 'WAITING' : 'CONFIRMED',
          booked: 1,
          net: kind.isInParts ? paid : 480_000,
          unpaidRefunds: 0,
        },
        // The answer was lost for so long that an operator decides.
        ...(cases.some((one) => one.state === 'OPEN')
          ? [{ state: 'MANUAL_REVIEW', booked: 0, net: paid, unpaidRefunds: 0 }]
          : []),
        // A refund with an unknown outcome waits for an operator, and the booking waits for the refund.
        ...(hasRefundCase ? [{ state: 'REFUND_DUE', ...neither }] : []),
        { state: 'REJECTED', ...neither },
        { state: 'EXPIRED', ...neither },
        { state: 'CANCELLED', ...neither, net: paidWith ? (penalty ?? 0) : 0 },
      ];
      const owed = allowed.find((one) => one.state === state)?.net ?? 0;
      expect(allowed).toContainEqual(end(owed));
      await expectMoneyAsScheduled(test, booking.id, settled);
      const [outbox] = await test.db.withBrand('tiquete', (tx) =>
        tx.query<{ count: number }>('select count(*) as count from outbox where booking_id = $1', [
          booking.id,
        ]),
      );
      expect(outbox?.count).toBe((await test.eventsOf(booking.id)).length);
    }),
    { numRuns: Number(process.env.CHECKOUT_RUNS ?? 40) },
  );
}, 3_600_000);
