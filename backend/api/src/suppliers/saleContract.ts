import { hotelTariffSchema } from '@tiquete/contracts';
import { addDays, nightsBetween } from '@tiquete/domain';
import type { SupplierError } from '../lib/http-client/supplierError';
import {
  type Behaviour,
  type ScriptedServer,
  type SeenRequest,
  startScriptedServer,
} from '../lib/testing/scriptedServer';
import type {
  HotelStay,
  HotelSupplier,
  SupplierBooking,
  SupplierRate,
} from '../products/hotels/ports';
import { describeRecheck } from './testing/describeRecheck';
import { expectTimeline } from './testing/expectTimeline';
import { forward } from './testing/forward';
import { afterFault, FAULTS, TIMEOUTS } from './testing/vendorFaults';

export type SaleVerb = 'details' | 'recheck' | 'book' | 'lookUp' | 'cancel';
export interface SaleUnderTest {
  make(access: { baseUrl: string; timeoutMs: number }): HotelSupplier & { close(): Promise<void> };
  /** Address of the vendor's stand-in, which stores bookings. It is known once the tests run. */
  vendorUrl(): string;
  stay: HotelStay;
  /** Kind of a call; undefined for content and similar calls. One kind may take several calls. */
  verbOf(request: SeenRequest): SaleVerb | undefined;
  refusals: {
    /** Answers to a re-check of a rate that is no longer sold. */
    gone: Behaviour;
    /** Answers to a booking, each a definite no. */
    book: readonly [Behaviour, 'sold-out' | 'price-changed' | 'refused'][];
  };
  guests: SupplierBooking['guests'];
  /** Name of the re-check call in the stand-in's controls. */
  recheckTarget: string;
}
/** Timeouts in milliseconds: one that no answer reaches, and a short one for a server that never answers. */
const [DEADLINE_MS, SHORT_MS] = [20_000, 400];
const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);
/** Contract suite that the sale of every hotel supplier passes, over real HTTP and against its stand-in. */
export function describeHotelSale(name: string, subject: SaleUnderTest): void {
  const { stay } = subject;
  describe(`the sale of the hotel supplier ${name}`, () => {
    let vendor: ScriptedServer;
    let supplier: ReturnType<SaleUnderTest['make']>;
    let count = Date.now() % 1_000_000;
    const signal = new AbortController().signal;
    const well = () => forward(subject.vendorUrl());
    const onVerb = (verb: SaleVerb, behaviour: Behaviour) => {
      const rest = well();
      vendor.behave((response, request) =>
        (subject.verbOf(request) === verb ? behaviour : rest)(response, request),
      );
    };
    const replace = async (baseUrl: string, timeoutMs: number) => {
      await supplier.close();
      supplier = subject.make({ baseUrl, timeoutMs });
    };
    const firstRate = async (): Promise<SupplierRate> => {
      const { rates } = await supplier.details(stay, signal);
      const checked = await supplier.recheck(rates[0]?.key ?? '', stay, signal);
      if (checked.kind === 'gone') throw new Error('the first rate is gone');
      return checked.rate;
    };
    const aBooking = ({ key, total }: Pick<SupplierRate, 'key' | 'total'>): SupplierBooking => ({
      reference: `TQTEST${(count += 1)}`,
      key,
      total,
      stay,
      holder: { name: 'Marta', lastname: 'Gómez' },
      guests: subject.guests,
      remark: 'Cuna, por favor',
    });
    const failure = (call: Promise<unknown>) =>
      call.then(
        () => 'answered',
        (error: SupplierError) => error.kind,
      );

    beforeEach(async () => {
      vendor = await startScriptedServer(well());
      supplier = subject.make({ baseUrl: vendor.url, timeoutMs: DEADLINE_MS });
    });
    afterEach(async () => {
      await supplier.close();
      await vendor.close();
    });

    it('returns the hotel and its rates in the contract’s shape, in pesos that add up', async () => {
      const { content, rates } = await supplier.details(stay, signal);
      expect(content).toMatchObject({
        hotelCode: stay.hotelCode,
        name: expect.stringMatching(/./),
        images: expect.any(Array),
      });
      expect(rates.length).toBeGreaterThan(0);
      expect(new Set(rates.map(({ key }) => key)).size).toBe(rates.length);
      expect(rates.map(({ total }) => total)).toEqual(
        rates.map(({ total }) => total).sort((a, b) => a - b),
      );
      for (const { key: _key, room, board, ...rate } of rates) {
        hotelTariffSchema
          .omit({
            productCode: true,
            boardCode: true,
            boardName: true,
            occupancy: true,
            supplier: true,
            cancellation_policy_hash: true,
          })
          .parse(rate);
        const { base, taxes, fees, pay_at_hotel } = rate.price_breakdown;
        expect(base + sum(taxes) + sum(fees)).toBe(rate.total);
        expect(pay_at_hotel.every(({ amount }) => amount > 0)).toBe(true);
        expect(sum(rate.per_night)).toBe(rate.total);
        expect(rate.per_night.map(({ date }) => date)).toEqual(
          Array.from({ length: nightsBetween(stay.checkin, stay.checkout) }, (_, night) =>
            addDays(stay.checkin, night),
          ),
        );
        expect([room.name, board]).not.toContain('');
        expectTimeline(rate);
      }
    });

    it('sells at the price that its search displays', async () => {
      const { hotelCode, ...query } = stay;
      const [hotel] = await supplier.search(
        { ...query, destination_code: [], Hotel_codes: [hotelCode] },
        signal,
      );
      const { rates } = await supplier.details(stay, signal);
      expect(rates[0]?.total).toBe(hotel?.min_rate);
      const [free] = rates.filter(({ cancellation }) => cancellation.free_until !== null);
      expect(free?.total ?? null).toBe(hotel?.free_cancellation_rate);
      expect(free?.cancellation.free_until ?? null).toBe(hotel?.free_cancellation_until);
    });

    it('answers a repeated re-check like the first', async () => {
      const { rates } = await supplier.details(stay, signal);
      const [first, second] = [
        await supplier.recheck(rates[0]?.key ?? '', stay, signal),
        await supplier.recheck(rates[0]?.key ?? '', stay, signal),
      ];
      expect(second).toMatchObject({
        kind: 'priced',
        rate: { total: first.kind === 'priced' ? first.rate.total : 0 },
      });
    });

    describeRecheck(subject, () => supplier);

    it('re-checks a rate, and books it under our reference', async () => {
      const rate = await firstRate();
      const booking = aBooking(rate);
      const booked = await supplier.book(booking, signal);
      expect(booked).toMatchObject({ kind: 'yes', locator: expect.stringMatching(/./) });
      const found = await supplier.lookUp(booking.reference, signal);
      expect(found).toMatchObject({
        kind: 'yes',
        locator: booked.kind === 'yes' ? booked.locator : '',
      });
      expect(JSON.stringify(vendor.requests.map(({ body }) => body))).toContain(booking.reference);
    });

    it('finds nothing under a reference that was never used', async () => {
      expect(await supplier.lookUp(`TQNONE${Date.now() % 1_000_000}`, signal)).toEqual({
        kind: 'not-found',
      });
    });

    it('states the penalty without cancelling, cancels, and confirms it when repeated', async () => {
      const booking = aBooking(await firstRate());
      const booked = await supplier.book(booking, signal);
      const locator = booked.kind === 'yes' ? booked.locator : '';
      const simulated = await supplier.cancel(locator, 'SIMULATION', signal);
      expect(simulated).toMatchObject({ kind: 'yes', penalty: { currency: 'COP' } });
      expect((await supplier.lookUp(booking.reference, signal)).kind).toBe('yes');
      expect(await supplier.cancel(locator, 'CANCELLATION', signal)).toEqual(simulated);
      expect((await supplier.cancel(locator, 'CANCELLATION', signal)).kind).toBe('yes');
      expect(await supplier.lookUp(booking.reference, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
    });

    it('reports that a rate is no longer sold', async () => {
      const { rates } = await supplier.details(stay, signal);
      onVerb('recheck', subject.refusals.gone);
      expect(await supplier.recheck(rates[0]?.key ?? '', stay, signal)).toEqual({ kind: 'gone' });
    });

    it('reads an answer as a definite no only when the vendor lists it as one', async () => {
      const rate = await firstRate();
      for (const [behaviour, reason] of subject.refusals.book) {
        onVerb('book', behaviour);
        expect(await supplier.book(aBooking(rate), signal)).toEqual({ kind: 'no', reason });
      }
    });

    it.each(FAULTS)(
      'reports that the vendor %s during a price query',
      async (_, behaviour, kind) => {
        const { rates } = await supplier.details(stay, signal);
        onVerb('recheck', behaviour);
        expect(await failure(supplier.recheck(rates[0]?.key ?? '', stay, signal))).toBe(kind);
        onVerb('details', behaviour);
        expect(await failure(supplier.details(stay, signal))).toBe(kind);
      },
    );

    it.each(FAULTS)(
      'returns an unknown outcome when the vendor %s while it books',
      async (_, behaviour, kind) => {
        const booking = aBooking(await firstRate());
        onVerb('book', behaviour);
        expect(await supplier.book(booking, signal)).toEqual(afterFault(kind));
        onVerb('lookUp', behaviour);
        expect(await supplier.lookUp(booking.reference, signal)).toEqual({ kind: 'unknown' });
      },
    );

    it.each(TIMEOUTS)('aborts in time when the vendor %s', async (_, behaviour) => {
      const rate = await firstRate();
      await replace(vendor.url, SHORT_MS);
      onVerb('recheck', behaviour);
      expect(await failure(supplier.recheck(rate.key, stay, signal))).toBe('timeout');
      onVerb('book', behaviour);
      expect(await supplier.book(aBooking(rate), signal)).toEqual({ kind: 'unknown' });
      onVerb('lookUp', behaviour);
      expect(await supplier.lookUp('TQTEST1', signal)).toEqual({ kind: 'unknown' });
    });

    it('finds a booking although its answer was lost', async () => {
      const booking = aBooking(await firstRate());
      const rest = well();
      // The vendor books, but its answer is lost.
      onVerb('book', (response, request) =>
        rest(
          Object.create(response, {
            writeHead: { value: () => ({ end: () => response.destroy() }) },
          }),
          request,
        ),
      );
      expect(await supplier.book(booking, signal)).toEqual({ kind: 'unknown' });
      vendor.behave(rest);
      expect(await supplier.lookUp(booking.reference, signal)).toMatchObject({ kind: 'yes' });
    });

    it('cancels once although the answer was lost, and confirms it when repeated', async () => {
      const booking = aBooking(await firstRate());
      const booked = await supplier.book(booking, signal);
      const locator = booked.kind === 'yes' ? booked.locator : '';
      const rest = well();
      // The vendor cancels, but its answers are lost.
      vendor.behave((response, request) =>
        rest(
          Object.create(response, {
            writeHead: { value: () => ({ end: () => response.destroy() }) },
          }),
          request,
        ),
      );
      const lost = await supplier.cancel(locator, 'CANCELLATION', signal);
      vendor.behave(rest);
      // With a supplier that needs several calls, the cancellation has not begun.
      if ((await supplier.lookUp(booking.reference, signal)).kind === 'yes')
        expect((await supplier.cancel(locator, 'CANCELLATION', signal)).kind).toBe('yes');
      expect(lost).toEqual({ kind: 'unknown' });
      expect(await supplier.lookUp(booking.reference, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
      expect((await supplier.cancel(locator, 'CANCELLATION', signal)).kind).toBe('yes');
    });

    it('disconnects when the caller aborts', async () => {
      const rate = await firstRate();
      const rechecked = new Promise<void>((resolve) => onVerb('recheck', () => resolve()));
      const abort = new AbortController();
      const call = supplier.recheck(rate.key, stay, abort.signal);
      await rechecked;
      abort.abort(new Error('gone away'));
      await expect(call).rejects.toThrow('gone away');
    });
  });
}
