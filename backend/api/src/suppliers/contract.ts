import { hotelSummarySchema } from '@tiquete/contracts';
import { distinctRates } from '@tiquete/domain/searches/hotels';
import type { SupplierError } from '../lib/http-client/supplierError';
import {
  type Behaviour,
  type ScriptedServer,
  gzipped,
  json,
  startScriptedServer,
} from '../lib/testing/scriptedServer';
import type { HotelQuery, HotelSupplier } from '../products/hotels/ports';
import type { ExchangeRates } from '../money/ports';
import { inCurrency, rateFor } from './testing/inCurrency';
import { searchFaults } from './testing/searchFaults';
import { TIMEOUTS } from './testing/vendorFaults';

/** The vendor's own answers to one search; `hotels` is the number of them that we must show. */
export interface VendorAnswers {
  healthy: { body: unknown; hotels: number };
  /** The healthy answer in which one hotel lacks a required field. */
  oneBroken: { body: unknown; hotels: number };
  noHotels: unknown;
}
export interface SupplierUnderTest {
  make(access: {
    baseUrl: string;
    timeoutMs: number;
    exchange?: ExchangeRates;
  }): HotelSupplier & { close(): Promise<void> };
  query: HotelQuery;
  answers: VendorAnswers;
  /** True for price requests; `content` answers all others. */
  isPriceCall(url: string): boolean;
  content: Behaviour;
}
/** Timeouts in milliseconds: one that no answer reaches, and a short one for a server that never answers. */
const [DEADLINE_MS, SHORT_MS] = [20_000, 300];

/** Contract suite that every hotel supplier passes, over real HTTP. */
export function describeHotelSupplier(name: string, subject: SupplierUnderTest): void {
  const { answers, query } = subject;
  describe(`the hotel supplier ${name}`, () => {
    let vendor: ScriptedServer;
    let supplier: ReturnType<SupplierUnderTest['make']>;
    const answerPrices = (behaviour: Behaviour) =>
      vendor.behave((response, request) =>
        (subject.isPriceCall(request.url) ? behaviour : subject.content)(response, request),
      );
    const replace = async (baseUrl: string, timeoutMs: number) => {
      await supplier.close();
      supplier = subject.make({ baseUrl, timeoutMs });
    };
    const search = (signal: AbortSignal = new AbortController().signal) =>
      supplier.search(query, signal);
    const failure = () =>
      search().then(
        () => 'answered',
        (error: SupplierError) => error.kind,
      );

    beforeEach(async () => {
      vendor = await startScriptedServer(subject.content);
      supplier = subject.make({ baseUrl: vendor.url, timeoutMs: DEADLINE_MS });
    });
    afterEach(async () => {
      await supplier.close();
      await vendor.close();
    });

    it.each([
      ['plain', json],
      ['gzip', gzipped],
    ])('returns hotels in the contract’s shape (%s)', async (_, send) => {
      answerPrices(send(answers.healthy.body));
      const hotels = await search();
      expect(hotels).toHaveLength(answers.healthy.hotels);
      for (const hotel of hotels) {
        hotelSummarySchema.parse({
          ...hotel,
          supplier: supplier.code,
          min_rate_per_night: hotel.min_rate,
          image: '',
        });
        expect(hotel.min_rate).toBeGreaterThan(0);
        expect(hotel.max_rate).toBeGreaterThanOrEqual(hotel.min_rate);
        expect(hotel.rate_before ?? Infinity).toBeGreaterThan(hotel.min_rate);
        expect(hotel.free_cancellation).toBe(hotel.free_cancellation_until !== null);
        expect(hotel.free_cancellation).toBe(hotel.free_cancellation_rate !== null);
        expect(hotel.free_cancellation_rate ?? Infinity).toBeGreaterThanOrEqual(hotel.min_rate);
        expect(hotel.mealPlan.length).toBeGreaterThan(0);
        expect(hotel.rates).toEqual(distinctRates(hotel.rates));
        expect(hotel.rates[0]).toMatchObject({
          rate: hotel.min_rate,
          rate_before: hotel.rate_before,
          promotion: hotel.promotion,
          pay_at_hotel_amount: hotel.pay_at_hotel_amount,
        });
        expect(new Set(hotel.rates.map(({ board }) => board))).toEqual(new Set(hotel.mealPlan));
        const free = hotel.rates.find(({ free_cancellation_until: until }) => until !== null);
        expect(free?.rate ?? null).toBe(hotel.free_cancellation_rate);
      }
    });

    it('accepts an answer without hotels', async () => {
      answerPrices(json(answers.noHotels));
      expect(await search()).toEqual([]);
    });

    it('leaves out the one hotel that cannot be read', async () => {
      answerPrices(json(answers.oneBroken.body));
      expect(await search()).toHaveLength(answers.oneBroken.hotels);
    });

    it.each(searchFaults(answers.healthy.body))(
      'reports that the vendor %s',
      async (_, behaviour, kind) => {
        answerPrices(behaviour);
        expect(await failure()).toBe(kind);
      },
    );

    it('sells hotels in another currency at the exchange rate of the day', async () => {
      answerPrices(json(answers.healthy.body));
      const inPesos = await search();
      await supplier.close();
      const exchange = { rateOf: rateFor('3.7') };
      supplier = subject.make({ baseUrl: vendor.url, timeoutMs: DEADLINE_MS, exchange });
      answerPrices(json(inCurrency(answers.healthy.body, 'EUR')));
      const converted = await search();
      expect(
        converted.map(({ min_rate, max_rate }) => [min_rate, max_rate].map(Number.isInteger)),
      ).toEqual(inPesos.map(() => [true, true]));
      inPesos.forEach(({ min_rate, free_cancellation_until }, index) => {
        expect(Math.abs((converted[index]?.min_rate ?? 0) - min_rate * 3.7)).toBeLessThan(10);
        expect(converted[index]?.free_cancellation_until).toBe(free_cancellation_until);
      });
    });

    it('leaves out hotels in a currency without a rate, and names the currency', async () => {
      answerPrices(json(inCurrency(answers.healthy.body, 'GBP')));
      const unsold: string[] = [];
      const signal = new AbortController().signal;
      expect(await supplier.search(query, signal, (currency) => unsold.push(currency))).toEqual([]);
      expect(new Set(unsold)).toEqual(new Set(['GBP']));
    });

    it.each(TIMEOUTS)('aborts in time when the vendor %s', async (_, behaviour) => {
      await replace(vendor.url, SHORT_MS);
      answerPrices(behaviour);
      expect(await failure()).toBe('timeout');
    });

    it('fails with a reason when no server is running', async () => {
      await replace('http://127.0.0.1:1', DEADLINE_MS);
      expect(await failure()).toBe('unavailable');
    });

    it('disconnects when the caller aborts', async () => {
      const searched = new Promise<void>((resolve) => answerPrices(() => resolve()));
      const abort = new AbortController();
      const call = search(abort.signal);
      await searched;
      abort.abort(new Error('newer search'));
      await expect(call).rejects.toThrow('newer search');
      while (vendor.hungUp() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    });
  });
}
