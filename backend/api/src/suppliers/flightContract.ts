import { addDays } from '@tiquete/domain';
import type { SupplierError } from '../lib/http-client/supplierError';
import {
  type Behaviour,
  type ScriptedServer,
  gzipped,
  json,
  startScriptedServer,
} from '../lib/testing/scriptedServer';
import type { FlightQuery, FlightSupplier } from '../products/flights/ports';
import { expectSoundOffers } from './testing/expectSoundOffers';
import type { ExchangeRates } from '../money/ports';
import { inCurrency, rateFor } from './testing/inCurrency';
import { searchFaults } from './testing/searchFaults';
import { TIMEOUTS } from './testing/vendorFaults';

/** The vendor's own answers to one search; `offers` is the number of them that we must show. */
export interface FlightAnswers {
  healthy: { body: unknown; offers: number };
  /** The healthy answer in which one offer lacks a required field. */
  oneBroken: { body: unknown; offers: number };
  /** The healthy answer with all money as numbers. */
  moneyAsNumber: unknown;
  noOffers: unknown;
  /**
   * Offers that may not be sold: the travellers' prices do not add up to the total, or a flight arrives before it departs.
   */
  unsound: unknown[];
}
export interface FlightSupplierUnderTest {
  make(access: {
    baseUrl: string;
    timeoutMs: number;
    onDropped: (reason: string) => void;
    exchange?: ExchangeRates;
  }): FlightSupplier;
  query: FlightQuery;
  answers: FlightAnswers;
  isSearchCall(url: string): boolean;
  /** Answers all requests other than searches, such as those for a token. */
  rest: Behaviour;
}
/** Timeouts in milliseconds: one that no answer reaches, and a short one for a server that never answers. */
const [DEADLINE_MS, SHORT_MS] = [20_000, 300];

/** Query of a return trip for one adult, a child and an infant on the lap. */
export const familyQuery = (from: string, to: string, date: string): FlightQuery => ({
  segments: [
    { originLocationCode: from, destinationLocationCode: to, date },
    { originLocationCode: to, destinationLocationCode: from, date: addDays(date, 7) },
  ],
  travelers: [
    { id: '1', travelerType: 'ADULT', age: 34 },
    { id: '2', travelerType: 'CHILD', age: 7 },
    { id: '3', travelerType: 'HELD_INFANT', age: 1, associatedAdultId: '1' },
  ],
  cabin: 'ALL',
  corporateCodes: [],
});

/** Contract suite that every flight supplier passes, over real HTTP. */
export function describeFlightSupplier(name: string, subject: FlightSupplierUnderTest): void {
  const { answers, query } = subject;
  describe(`the flight supplier ${name}`, () => {
    let vendor: ScriptedServer;
    let supplier: FlightSupplier;
    const dropped: string[] = [];
    const make = (baseUrl: string, timeoutMs: number) =>
      subject.make({ baseUrl, timeoutMs, onDropped: (reason) => dropped.push(reason) });
    const answerSearch = (behaviour: Behaviour) =>
      vendor.behave((response, request) =>
        (subject.isSearchCall(request.url) ? behaviour : subject.rest)(response, request),
      );
    const replace = async (baseUrl: string, timeoutMs: number) => {
      await supplier.close();
      supplier = make(baseUrl, timeoutMs);
    };
    const search = (signal: AbortSignal = new AbortController().signal) =>
      supplier.search(query, signal);
    const failure = () =>
      search().then(
        () => 'answered',
        (error: SupplierError) => error.kind,
      );

    beforeEach(async () => {
      dropped.length = 0;
      vendor = await startScriptedServer(subject.rest);
      supplier = make(vendor.url, DEADLINE_MS);
    });
    afterEach(async () => {
      await supplier.close();
      await vendor.close();
    });

    it.each([
      ['plain', json],
      ['gzip', gzipped],
    ])(
      'returns offers in the contract’s shape, in whole pesos that add up (%s)',
      async (_, send) => {
        answerSearch(send(answers.healthy.body));
        const { offers, dictionaries } = await search();
        expect(offers).toHaveLength(answers.healthy.offers);
        expectSoundOffers(offers, query, supplier.code);
        for (const { itineraries } of offers)
          for (const { carrierCode } of itineraries.flatMap(({ segments }) => segments))
            expect(dictionaries.carriers).toHaveProperty(carrierCode);
      },
    );

    it('reads equal amounts from text and from numbers', async () => {
      const prices = async () =>
        (await search()).offers.map(({ price, travelerPricings }) => [
          price,
          travelerPricings.map((pricing) => pricing.price),
        ]);
      answerSearch(json(answers.healthy.body));
      const asText = await prices();
      answerSearch(json(answers.moneyAsNumber));
      expect(await prices()).toEqual(asText);
    });

    it('accepts an answer without offers', async () => {
      answerSearch(json(answers.noOffers));
      expect((await search()).offers).toEqual([]);
      expect(dropped).toEqual([]);
    });

    it('leaves out and counts the one offer that cannot be read', async () => {
      answerSearch(json(answers.oneBroken.body));
      expect((await search()).offers).toHaveLength(answers.oneBroken.offers);
      expect(dropped).toHaveLength(1);
    });

    it('sells no offer whose sums do not add up', async () => {
      for (const body of answers.unsound) {
        answerSearch(json(body));
        expect(await failure()).toBe('malformed');
      }
    });

    it.each(searchFaults(answers.healthy.body))(
      'reports that the vendor %s',
      async (_, behaviour, kind) => {
        answerSearch(behaviour);
        expect(await failure()).toBe(kind);
      },
    );

    it('sells offers in another currency, each line at the exchange rate of the day', async () => {
      answerSearch(json(answers.healthy.body));
      const inPesos = (await search()).offers;
      await supplier.close();
      supplier = subject.make({
        baseUrl: vendor.url,
        timeoutMs: DEADLINE_MS,
        onDropped: (reason) => dropped.push(reason),
        exchange: { rateOf: rateFor('3.7') },
      });
      answerSearch(json(inCurrency(answers.healthy.body, 'EUR')));
      const { offers } = await search();
      expect(offers).toHaveLength(inPesos.length);
      offers.forEach((offer, index) => {
        const { quoted, ...shown } = offer;
        expectSoundOffers([shown], query, supplier.code);
        expect(Math.abs(offer.totalPrice - (inPesos[index]?.totalPrice ?? 0) * 3.7)).toBeLessThan(
          50,
        );
        expect(quoted).toMatchObject({
          original: { currency: 'EUR' },
          rate: { rate: '3.7', day: '2027-01-10' },
        });
      });
    });

    it('leaves out offers in a currency without a rate, and names the currency', async () => {
      answerSearch(json(inCurrency(answers.healthy.body, 'GBP')));
      const unsold: string[] = [];
      const answer = await supplier.search(query, new AbortController().signal, (currency) =>
        unsold.push(currency),
      );
      expect([answer.offers, new Set(unsold)]).toEqual([[], new Set(['GBP'])]);
      expect(new Set(dropped)).toEqual(new Set(['currency']));
    });

    it('waits as long as a 429 requests, within its deadline', async () => {
      const searchCalls = () =>
        vendor.requests.filter(({ url }) => subject.isSearchCall(url)).length;
      const enough =
        (seconds: string): Behaviour =>
        (response) =>
          void response
            .writeHead(429, { 'content-type': 'application/json', 'retry-after': seconds })
            .end('{"errors":[]}');
      answerSearch((response, request) =>
        (searchCalls() === 1 ? enough('0') : json(answers.healthy.body))(response, request),
      );
      expect((await search()).offers).toHaveLength(answers.healthy.offers);
      answerSearch(enough('3600'));
      expect(await failure()).toBe('quota');
      expect(searchCalls()).toBe(3);
    });

    it('is not called for a while after five failures in a row', async () => {
      answerSearch(json({ errors: [] }, 500));
      for (let call = 0; call < 5; call += 1) await failure();
      const before = vendor.requests.length;
      expect(await failure()).toBe('unavailable');
      expect(vendor.requests.filter(({ url }) => subject.isSearchCall(url))).toHaveLength(5);
      expect(vendor.requests.length - before).toBeLessThanOrEqual(1);
    });

    it.each(TIMEOUTS)('aborts in time when the vendor %s', async (_, behaviour) => {
      await replace(vendor.url, SHORT_MS);
      answerSearch(behaviour);
      expect(await failure()).toBe('timeout');
    });

    it('fails with a reason when no server is running', async () => {
      await replace('http://127.0.0.1:1', DEADLINE_MS);
      expect(await failure()).toBe('unavailable');
    });

    it('disconnects when the caller aborts', async () => {
      const searched = new Promise<void>((resolve) => answerSearch(() => resolve()));
      const abort = new AbortController();
      const call = search(abort.signal);
      await searched;
      abort.abort(new Error('newer search'));
      await expect(call).rejects.toThrow('newer search');
      while (vendor.hungUp() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    });
  });
}
