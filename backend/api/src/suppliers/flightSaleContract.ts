import {
  CURRENCY,
  fareRuleSchema,
  flightConfirmationSchema,
  seatMapSchema,
} from '@tiquete/contracts';
import { json } from '../lib/http/testing/scriptedServer';
import type { SupplierFlightOffer } from '../products/flights/ports';
import { expectSoundOffer } from './testing/expectSoundOffer';
import { familyPassengers } from './testing/familyPassengers';
import { createSaleBench, type FlightSaleUnderTest, HOUR_MS } from './testing/flightSaleBench';
import { FAULTS, LATE } from './testing/vendorFaults';

/** Milliseconds: little, for an answer that does not come. */
const SHORT_MS = 400;
const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);

/** The suite that every supplier of flights passes with what it sells, over real HTTP and against its stand-in. */
export function describeFlightSale(name: string, subject: FlightSaleUnderTest): void {
  const { query } = subject;
  describe(`${name} as a seller of flights`, () => {
    const bench = createSaleBench(subject);
    const {
      passengers,
      signal,
      madeAt,
      well,
      onVerb,
      loseAnswer,
      replace,
      nextOffer,
      instantOffer,
      price,
      anOrder,
      asked,
      held,
      failure,
      choose,
    } = bench;

    it('finds offers that could be shown, all of them', async () => {
      const { offers } = await bench.supplier().search(query, signal);
      expect(offers.length).toBeGreaterThan(3);
      for (const offer of offers) expectSoundOffer(offer, query, bench.supplier().code);
    });

    it('prices what it found at the price that it showed, with what a booking needs in plain Spanish', async () => {
      const offer = (await bench.supplier().search(query, signal)).offers[0] ?? (await nextOffer());
      const priced = await price(offer);
      expectSoundOffer(priced.offer, query, bench.supplier().code);
      expect(priced.offer.totalPrice).toBe(offer.totalPrice);
      expect([priced.servicesTotal, priced.services]).toEqual([0, []]);
      expect(
        priced.requirements.travelers.map(({ travelerId, travelerType }) => [
          travelerId,
          travelerType,
        ]),
      ).toEqual(query.travelers.map(({ id, travelerType }) => [id, travelerType]));
      for (const rule of priced.rules)
        expect(fareRuleSchema.parse(rule).text).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/s);
      expect(priced.rules.map(({ category }) => category)).toEqual(
        expect.arrayContaining(['CHANGE', 'REFUND', 'BAGS']),
      );
      expect(priced.short).toEqual(priced.offer.fare_rules_short);
    });

    it('compares the fares of the same flights, its own among them, each with what it has', async () => {
      const offer = await nextOffer();
      const { offers, features } = await bench.supplier().upsell(offer, query.travelers, signal);
      const flights = (one: SupplierFlightOffer) =>
        one.itineraries.map(({ segments }) =>
          segments.map(({ carrierCode, number, departure }) => [carrierCode, number, departure.at]),
        );
      expect(features).toHaveLength(offers.length);
      expect(offers.map(({ fare_family, totalPrice }) => [fare_family, totalPrice])).toContainEqual(
        [offer.fare_family, offer.totalPrice],
      );
      for (const [index, one] of offers.entries()) {
        expectSoundOffer(one, query, bench.supplier().code);
        expect(flights(one)).toEqual(flights(offer));
        expect(features[index]?.map(({ key }) => key)).toEqual(
          expect.arrayContaining(['bag_hand', 'bag_checked', 'change', 'refund']),
        );
        expect((await price(one)).offer.totalPrice).toBe(one.totalPrice);
      }
    });

    it('sells seats and bags at the price that it shows, each to whom it may go', async () => {
      const plain = await price(await nextOffer());
      const maps = await bench.supplier().seatMaps(plain.offer, query.travelers, signal);
      expect(maps.length).toBeGreaterThan(0);
      const codes = maps.flatMap(({ map }) =>
        seatMapSchema
          .parse(map)
          .decks.flatMap(({ seats }) => seats.flatMap(({ code }) => code ?? [])),
      );
      expect(new Set(codes).size).toBe(codes.length);
      expect(maps.flatMap(({ keys }) => Object.keys(keys)).sort()).toEqual([...codes].sort());
      for (const {
        map: { decks },
      } of maps)
        for (const { seats, width, length } of decks) {
          for (const {
            coordinates: { x, y },
            passenger_ids,
          } of seats)
            expect([
              x >= 0 && x < width,
              y >= 0 && y < length,
              passenger_ids.includes('3'),
            ]).toEqual([true, true, false]);
          expect(new Set(seats.map(({ coordinates: { x, y } }) => `${x}.${y}`)).size).toBe(
            seats.length,
          );
        }
      const services = await choose(plain);
      expect(services.map(({ kind }) => kind)).toEqual(['SEATS', 'BAGS']);
      const priced = await price(plain.offer, services);
      expect([priced.servicesTotal, sum(priced.services)]).toEqual([sum(services), sum(services)]);
      expect(priced.offer.totalPrice).toBe(plain.offer.totalPrice);
      const order = anOrder(priced);
      expect(
        await bench.supplier().release({ ...asked(order), held: await held(order) }, signal),
      ).toMatchObject({ kind: 'yes' });
    });

    it('holds, finds what it holds, has tickets made for everybody, and takes them back', async () => {
      const order = anOrder(await price(await nextOffer()));
      const outcome = await bench.supplier().hold(order, signal);
      expect(outcome).toMatchObject({
        kind: 'yes',
        held: expect.stringMatching(/./),
        until: expect.any(Date),
      });
      const locator = outcome.kind === 'yes' ? outcome.held : '';
      expect(JSON.stringify(bench.vendor().requests.map(({ body }) => body))).toContain(
        order.reference,
      );
      expect(await bench.supplier().book({ ...order, held: locator }, signal)).toMatchObject({
        kind: 'yes',
        locator,
      });
      expect(
        await bench.supplier().book({ ...order, held: locator, total: order.total - 1 }, signal),
      ).toEqual({ kind: 'no', reason: 'price-changed' });
      const ticket = { reference: order.reference, locator, passengers };
      expect(await bench.supplier().lookUpTickets(ticket, signal)).toEqual({ kind: 'not-found' });
      expect(await bench.supplier().issue({ ...ticket, total: order.total - 1 }, signal)).toEqual({
        kind: 'no',
        reason: 'price-changed',
      });
      let issued = await bench.supplier().issue({ ...ticket, total: order.total }, signal);
      while (issued.kind === 'unknown') {
        const found = await bench.supplier().lookUpTickets(ticket, signal);
        issued = found.kind === 'not-found' ? { kind: 'unknown' } : found;
      }
      const details = flightConfirmationSchema.parse(issued.kind === 'yes' ? issued.details : {});
      expect(details.record_locator).toMatch(/^[A-Z0-9]{6}$/);
      expect(details.tickets.map(({ travelerId }) => travelerId).sort()).toEqual(
        query.travelers.map(({ id }) => id),
      );
      expect(new Set(details.tickets.map(({ documentNumber }) => documentNumber)).size).toBe(3);
      expect(await bench.supplier().issue({ ...ticket, total: order.total }, signal)).toEqual(
        issued,
      );
      expect(await bench.supplier().lookUp({ ...order, madeAt, locator }, signal)).toMatchObject({
        kind: 'yes',
        locator,
      });
      const cancelled = await bench.supplier().cancel(locator, signal);
      expect(cancelled).toEqual({ kind: 'yes', penalty: expect.any(Number) });
      expect((await bench.supplier().cancel(locator, signal)).kind).toBe('yes');
      expect(await bench.supplier().lookUp({ ...order, madeAt, locator }, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
      expect(await bench.supplier().lookUpTickets(ticket, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
    });

    it('orders at once what cannot wait, for money that is there, with its tickets', async () => {
      const party = subject.instantQuery;
      const priced = await price(await instantOffer(), [], party);
      const order = anOrder(priced, { passengers: familyPassengers(party), holdUntil: null });
      expect(await bench.supplier().hold(order, signal)).toEqual({ kind: 'no', reason: 'refused' });
      expect(
        await bench.supplier().book({ ...order, held: null, total: order.total - 1 }, signal),
      ).toEqual({ kind: 'no', reason: 'price-changed' });
      const booked = await bench.supplier().book({ ...order, held: null }, signal);
      expect(booked).toMatchObject({ kind: 'yes', locator: expect.stringMatching(/./) });
      const locator = booked.kind === 'yes' ? booked.locator : '';
      expect(
        await bench.supplier().issue(
          {
            reference: order.reference,
            locator,
            total: order.total,
            passengers: order.passengers,
          },
          signal,
        ),
      ).toMatchObject({ kind: 'yes', details: { tickets: expect.any(Array) } });
    });

    it('lets a hold go, as often as it is told to', async () => {
      const order = anOrder(await price(await nextOffer()));
      const id = await held(order);
      expect(await bench.supplier().release({ ...asked(order), held: id }, signal)).toMatchObject({
        kind: 'yes',
      });
      expect(await bench.supplier().release({ ...asked(order), held: id }, signal)).toMatchObject({
        kind: 'yes',
      });
      expect(await bench.supplier().book({ ...order, held: id }, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
      expect(
        await bench
          .supplier()
          .issue(
            { reference: order.reference, locator: id, total: order.total, passengers },
            signal,
          ),
      ).toEqual({ kind: 'no', reason: 'cancelled' });
    });

    it('says when an offer is gone, and never orders one', async () => {
      const priced = await price(await nextOffer());
      onVerb('price', subject.refusals.gone);
      expect(await bench.supplier().price(priced.offer, query.travelers, [], signal)).toEqual({
        kind: 'gone',
      });
      expect(await bench.supplier().hold(anOrder(priced), signal)).toEqual({
        kind: 'no',
        reason: 'sold-out',
      });
      expect(
        bench.vendor().requests.filter((request) => subject.verbOf(request) === 'order'),
      ).toEqual([]);
    });

    it('orders although one pricing before it fails, and says no when none works', async () => {
      const order = anOrder(await price(await nextOffer()));
      const rest = well();
      let failures = 1;
      onVerb('price', (response, request) =>
        ((failures -= 1) >= 0 ? json({ errors: [] }, 500) : rest)(response, request),
      );
      const id = await held(order);
      expect(await bench.supplier().release({ ...asked(order), held: id }, signal)).toMatchObject({
        kind: 'yes',
      });
      onVerb('price', json({ errors: [] }, 500));
      expect(await bench.supplier().hold(order, signal)).toEqual({ kind: 'no', reason: 'refused' });
    });

    it('takes a no for a no only where the vendor lists it as one', async () => {
      const priced = await price(await nextOffer());
      for (const [behaviour, reason] of subject.refusals.order) {
        onVerb('order', behaviour);
        expect(await bench.supplier().hold(anOrder(priced), signal)).toEqual({
          kind: 'no',
          reason,
        });
      }
      for (const behaviour of subject.refusals.unclear) {
        onVerb('order', behaviour);
        expect(await bench.supplier().hold(anOrder(priced), signal)).toEqual({ kind: 'unknown' });
      }
    });

    it.each(FAULTS)(
      'says so when the vendor %s while prices are asked for',
      async (_, behaviour, kind) => {
        const offer = await nextOffer();
        for (const [verb, call] of [
          ['price', () => bench.supplier().price(offer, query.travelers, [], signal)],
          ['seatMaps', () => bench.supplier().seatMaps(offer, query.travelers, signal)],
        ] as const) {
          onVerb(verb, behaviour);
          expect(await failure(call())).toBe(kind);
        }
      },
    );

    it.each(FAULTS)(
      'is not sure of anything when the vendor %s while it orders, issues or cancels',
      async (_, behaviour) => {
        const order = anOrder(await price(await nextOffer()));
        onVerb('order', behaviour);
        expect(await bench.supplier().hold(order, signal)).toEqual({ kind: 'unknown' });
        bench.vendor().behave(well());
        const standing = anOrder(await price(await nextOffer()));
        const id = await held(standing);
        onVerb('see', behaviour);
        expect(await bench.supplier().lookUp({ ...order, madeAt, locator: id }, signal)).toEqual({
          kind: 'unknown',
        });
        expect(
          await bench
            .supplier()
            .lookUpTickets({ reference: order.reference, locator: id, passengers }, signal),
        ).toEqual({ kind: 'unknown' });
        onVerb('issue', behaviour);
        expect(
          await bench
            .supplier()
            .issue(
              { reference: order.reference, locator: id, total: standing.total, passengers },
              signal,
            ),
        ).toEqual({ kind: 'unknown' });
        onVerb('cancel', behaviour);
        expect(await bench.supplier().cancel(id, signal)).toEqual({ kind: 'unknown' });
      },
    );

    it.each(LATE)('gives up in time when the vendor %s', async (_, behaviour) => {
      const priced = await price(await nextOffer());
      await replace({ timeoutMs: SHORT_MS });
      onVerb('price', behaviour);
      expect(await failure(bench.supplier().price(priced.offer, query.travelers, [], signal))).toBe(
        'timeout',
      );
      onVerb('order', behaviour);
      expect(await bench.supplier().hold(anOrder(priced), signal)).toEqual({ kind: 'unknown' });
      onVerb('see', behaviour);
      expect(
        await bench.supplier().lookUp({ ...anOrder(priced), madeAt, locator: 'any' }, signal),
      ).toEqual({ kind: 'unknown' });
    });

    it('finds what was ordered although the answer never came, or waits until it is over', async () => {
      const order = anOrder(await price(await nextOffer()));
      loseAnswer('order');
      expect(await bench.supplier().hold(order, signal)).toEqual({ kind: 'unknown' });
      bench.vendor().behave(well());
      expect(await bench.supplier().lookUpHold(asked(order), signal)).toMatchObject({
        kind: subject.findsByReference ? 'yes' : 'unknown',
      });
      expect(
        await bench.supplier().lookUpHold({ ...asked(order), reference: 'TQNEVER' }, signal),
      ).toEqual({ kind: subject.findsByReference ? 'not-found' : 'unknown' });
      expect(
        await bench.supplier().lookUp({ ...order, madeAt, locator: null }, signal),
      ).toMatchObject({ kind: subject.findsByReference ? 'yes' : 'unknown' });
      if (subject.findsByReference) {
        expect(
          await bench.supplier().release({ ...asked(order), held: null }, signal),
        ).toMatchObject({ kind: 'yes' });
        expect(await bench.supplier().lookUpHold(asked(order), signal)).toEqual({
          kind: 'no',
          reason: 'cancelled',
        });
        return;
      }
      expect(await bench.supplier().release({ ...asked(order), held: null }, signal)).toEqual({
        kind: 'unknown',
      });
      await replace({ clock: () => new Date(Date.now() + 2 * HOUR_MS) });
      expect(await bench.supplier().lookUpHold(asked(order), signal)).toEqual({
        kind: 'not-found',
      });
      expect(await bench.supplier().release({ ...asked(order), held: null }, signal)).toMatchObject(
        { kind: 'yes' },
      );
    });

    it('has issued and cancelled once although the answers never came, and says so when asked', async () => {
      const order = anOrder(await price(await nextOffer()));
      const locator = await held(order);
      const ticket = { reference: order.reference, locator, passengers };
      loseAnswer('issue');
      expect(await bench.supplier().issue({ ...ticket, total: order.total }, signal)).toEqual({
        kind: 'unknown',
      });
      bench.vendor().behave(well());
      let found = await bench.supplier().lookUpTickets(ticket, signal);
      while (found.kind === 'unknown') found = await bench.supplier().lookUpTickets(ticket, signal);
      expect(found).toMatchObject({ kind: 'yes' });
      loseAnswer('cancel');
      const lost = await bench.supplier().cancel(locator, signal);
      bench.vendor().behave(well());
      expect(['yes', 'unknown']).toContain(lost.kind);
      expect((await bench.supplier().cancel(locator, signal)).kind).toBe('yes');
      expect(await bench.supplier().lookUp({ ...order, madeAt, locator }, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
    });

    it('hangs up when the caller gives up', async () => {
      const offer = await nextOffer();
      const reached = new Promise<void>((resolve) => onVerb('price', () => resolve()));
      const abort = new AbortController();
      const call = bench.supplier().price(offer, query.travelers, [], abort.signal);
      await reached;
      abort.abort(new Error('gone away'));
      await expect(call).rejects.toThrow('gone away');
    });

    it('tells of no traveller in its errors', async () => {
      const priced = await price(await nextOffer());
      expect(priced.offer.price.currency).toBe(CURRENCY);
      onVerb('price', (response) =>
        response
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"errors":[{"title":"Gómez 3005550000"}]}'),
      );
      const error: Error = await bench
        .supplier()
        .price(priced.offer, query.travelers, [], signal)
        .then(
          () => new Error(),
          (problem) => problem,
        );
      expect(`${error.message}${JSON.stringify(error)}${String(error.cause)}`).not.toMatch(
        /Gómez|3005550000/,
      );
    });
  });
}
