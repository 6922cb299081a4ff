import type {
  BookingDraft,
  BookOutcome,
  HoldSteps,
  IssueSteps,
  ProductModule,
  UndoOutcome,
} from '../ports';

/** Milliseconds that the supplier takes to decide. */
export const WAITS_MS = 3 * 24 * 3_600_000;
/** Result of a call that undoes something. `manual`: the supplier leaves it to an operator. */
export type ProductTurn = 'yes' | 'lost-before' | 'lost-after' | 'refused' | 'manual';
/** A supplier in memory without idempotency: every call that it accepts makes a booking. */
export interface FakeProduct extends ProductModule {
  /** Bookings of the supplier, by our reference. */
  booked: Map<string, string[]>;
  /** Bookings that it has cancelled, in order, by our reference. */
  cancelled: string[];
  heldAs: Map<string, string[]>;
  issued: Map<string, string[]>;
  drafts: BookingDraft[];
  /** Results of the next calls of `book`. Later ones succeed. */
  next: (
    | 'yes'
    | 'waiting'
    | 'waiting-lost'
    | 'sold-out'
    | 'price-changed'
    | 'lost-before'
    | 'lost-after'
    | 'throws'
  )[];
  /** Bookings that it has not confirmed yet, with the time of its decision, by our reference. */
  waiting: Map<string, Date>;
  /** Decides a waiting booking. Any other one is not changed. */
  decide(reference: string, decision: 'CONFIRM' | 'CANCEL'): void;
  nextCancels: ProductTurn[];
  nextHolds: ProductTurn[];
  nextReleases: ProductTurn[];
  nextIssues: ProductTurn[];
  cancels: number;
  /** True when look-ups give no answer. */
  isDown: boolean;
  /** `book` answers once this promise is settled. */
  held: Promise<void> | null;
  /** Sets whether the product has holds and documents. */
  become(kind: { holds?: boolean; issues?: boolean; holdMinutes?: number }): void;
}

export function createFakeProduct(now: () => Date = () => new Date()): FakeProduct {
  let holdMinutes = 0;
  const add = (list: Map<string, string[]>, { reference }: BookingDraft, prefix: string) => {
    const locators = list.get(reference) ?? [];
    const locator = `${prefix}-${reference}-${locators.length + 1}`;
    list.set(reference, [...locators, locator]);
    return locator;
  };
  const mustAnswer = () => {
    if (fake.isDown) throw new Error('503');
  };
  /** The action succeeds unless another result is given. */
  const undo = (turn: ProductTurn, act: () => void): UndoOutcome => {
    if (turn === 'lost-before') return { kind: 'unknown' };
    if (turn === 'refused') return { kind: 'no', reason: 'not any more' };
    if (turn === 'manual') return { kind: 'no', reason: 'by a person', isManual: true };
    act();
    return turn === 'lost-after' ? { kind: 'unknown' } : { kind: 'yes' };
  };
  const holds: HoldSteps = {
    async place(booking) {
      const turn = fake.nextHolds.shift() ?? 'yes';
      if (turn === 'lost-before') return { kind: 'unknown' };
      if (turn === 'refused') return { kind: 'no', reason: 'sold-out' };
      const held = add(fake.heldAs, booking, 'HOLD');
      return turn === 'lost-after'
        ? { kind: 'unknown' }
        : {
            kind: 'yes',
            held,
            until: holdMinutes > 0 ? new Date(now().getTime() + holdMinutes * 60_000) : null,
          };
    },
    async lookUp({ reference }) {
      mustAnswer();
      const [held] = fake.heldAs.get(reference) ?? [];
      return held === undefined ? { kind: 'not-found' } : { kind: 'yes', held, until: null };
    },
    release: async ({ reference }) =>
      undo(fake.nextReleases.shift() ?? 'yes', () => void fake.heldAs.delete(reference)),
  };
  const issues: IssueSteps = {
    async issue(booking) {
      const turn = fake.nextIssues.shift() ?? 'yes';
      if (turn === 'lost-before') return { kind: 'unknown' };
      if (turn === 'refused') return { kind: 'no', reason: 'refused' };
      const locator = add(fake.issued, booking, 'TKT');
      return turn === 'lost-after'
        ? { kind: 'unknown' }
        : { kind: 'yes', locator, details: { ticket: locator } };
    },
    async lookUp({ reference }) {
      mustAnswer();
      const [locator] = fake.issued.get(reference) ?? [];
      return locator === undefined ? { kind: 'not-found' } : { kind: 'yes', locator };
    },
  };
  const fake: FakeProduct = {
    product: 'HOTEL',
    booked: new Map(),
    cancelled: [],
    heldAs: new Map(),
    issued: new Map(),
    drafts: [],
    waiting: new Map(),
    next: [],
    nextCancels: [],
    nextHolds: [],
    nextReleases: [],
    nextIssues: [],
    cancels: 0,
    isDown: false,
    held: null,
    async book(booking): Promise<BookOutcome> {
      fake.drafts.push(booking);
      await fake.held;
      const turn = fake.next.shift() ?? 'yes';
      if (turn === 'throws') throw new Error('socket hang up');
      if (turn === 'lost-before') return { kind: 'unknown' };
      if (turn === 'sold-out' || turn === 'price-changed') return { kind: 'no', reason: turn };
      // A booking replaces its hold.
      fake.heldAs.delete(booking.reference);
      const locator = add(fake.booked, booking, 'HB');
      const isWaiting = turn === 'waiting' || turn === 'waiting-lost';
      const until = new Date(now().getTime() + WAITS_MS);
      if (isWaiting) fake.waiting.set(booking.reference, until);
      if (turn === 'lost-after' || turn === 'waiting-lost') return { kind: 'unknown' };
      return isWaiting
        ? { kind: 'waiting', locator, until }
        : { kind: 'yes', locator, supplierName: 'Hotelera S.A.', details: { vat: 'ES123' } };
    },
    async lookUp({ reference }) {
      mustAnswer();
      if (fake.cancelled.includes(reference)) return { kind: 'no', reason: 'cancelled' };
      const [locator] = fake.booked.get(reference) ?? [];
      if (locator === undefined) return { kind: 'not-found' };
      const until = fake.waiting.get(reference);
      return until ? { kind: 'waiting', locator, until } : { kind: 'yes', locator };
    },
    decide(reference, decision) {
      if (!fake.waiting.delete(reference) || decision === 'CONFIRM') return;
      fake.cancelled.push(reference);
      fake.booked.delete(reference);
    },
    async cancel({ reference }) {
      fake.cancels += 1;
      if (fake.cancelled.includes(reference)) return { kind: 'yes' };
      return undo(fake.nextCancels.shift() ?? 'yes', () => {
        fake.cancelled.push(reference);
        fake.booked.delete(reference);
        fake.heldAs.delete(reference);
        fake.waiting.delete(reference);
      });
    },
    become({ holds: isHolding = false, issues: isIssuing = false, holdMinutes: minutes = 0 }) {
      fake.holds = isHolding ? holds : undefined;
      fake.issues = isIssuing ? issues : undefined;
      holdMinutes = minutes;
    },
  };
  return fake;
}
