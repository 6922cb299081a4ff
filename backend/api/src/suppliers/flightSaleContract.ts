import { fareRuleSchema, flightConfirmationSchema, seatMapSchema } from '@tiquete/contracts';
import { json } from '../lib/testing/scriptedServer';
import type { SupplierFlightOffer } from '../products/flights/ports';
import { expectSoundOffers } from './testing/expectSoundOffers';
import { familyPassengers } from './testing/familyPassengers';
import { createSaleFixture, type FlightSaleUnderTest } from './testing/flightSaleFixture';
import { describeFlightSaleFaults } from './testing/flightSaleFaults';

/** Short timeout in milliseconds, for an answer that does not come. */
const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);

/** Contract suite for the sale of flight suppliers, over real HTTP and against each supplier's stand-in. */
export function describeFlightSale(name: string, subject: FlightSaleUnderTest): void {
  const { query } = subject;
  describe(`the sale of the flight supplier ${name}`, () => {
    const fixture = createSaleFixture(subject);
    const {
      passengers,
      signal,
      madeAt,
      well,
      onVerb,
      nextOffer,
      instantOffer,
      price,
      anOrder,
      orderKey,
      held,
      choose,
    } = fixture;

    it('finds only offers that can be shown', async () => {
      const { offers } = await fixture.supplier().search(query, signal);
      expect(offers.length).toBeGreaterThan(3);
      expectSoundOffers(offers, query, fixture.supplier().code);
    });

    it('prices an offer at its displayed price, with what a booking needs in Spanish', async () => {
      const offer =
        (await fixture.supplier().search(query, signal)).offers[0] ?? (await nextOffer());
      const priced = await price(offer);
      expectSoundOffers([priced.offer], query, fixture.supplier().code);
      expect(priced.offer.totalPrice).toBe(offer.totalPrice);
      expect([priced.extrasTotal, priced.extras]).toEqual([0, []]);
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

    it("returns the fares of the same flights, including the offer's own, each with its features", async () => {
      const offer = await nextOffer();
      const { offers, features } = await fixture.supplier().upsell(offer, query.travelers, signal);
      const flights = (one: SupplierFlightOffer) =>
        one.itineraries.map(({ segments }) =>
          segments.map(({ carrierCode, number, departure }) => [carrierCode, number, departure.at]),
        );
      expect(features).toHaveLength(offers.length);
      expect(offers.map(({ fare_family, totalPrice }) => [fare_family, totalPrice])).toContainEqual(
        [offer.fare_family, offer.totalPrice],
      );
      expectSoundOffers(offers, query, fixture.supplier().code);
      for (const [index, one] of offers.entries()) {
        expect(flights(one)).toEqual(flights(offer));
        expect(features[index]?.map(({ key }) => key)).toEqual(
          expect.arrayContaining(['bag_hand', 'bag_checked', 'change', 'refund']),
        );
        expect((await price(one)).offer.totalPrice).toBe(one.totalPrice);
      }
    });

    it('sells seats and bags at the displayed price, to the travellers who may have them', async () => {
      const plain = await price(await nextOffer());
      const maps = await fixture.supplier().seatMaps(plain.offer, query.travelers, signal);
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
          const misplaced = seats.filter(
            ({ coordinates: { x, y }, passenger_ids }) =>
              x < 0 || x >= width || y < 0 || y >= length || passenger_ids.includes('3'),
          );
          expect(misplaced).toEqual([]);
          expect(new Set(seats.map(({ coordinates: { x, y } }) => `${x}.${y}`)).size).toBe(
            seats.length,
          );
        }
      const services = await choose(plain);
      expect(services.map(({ kind }) => kind)).toEqual(['SEATS', 'BAGS']);
      const priced = await price(plain.offer, services);
      expect([priced.extrasTotal, sum(priced.extras)]).toEqual([sum(services), sum(services)]);
      expect(priced.offer.totalPrice).toBe(plain.offer.totalPrice);
      const order = anOrder(priced);
      expect(
        await fixture.supplier().release({ ...orderKey(order), held: await held(order) }, signal),
      ).toMatchObject({ kind: 'yes' });
    });

    it('holds, finds the hold, issues tickets for all passengers, and cancels them', async () => {
      const order = anOrder(await price(await nextOffer()));
      const outcome = await fixture.supplier().hold(order, signal);
      expect(outcome).toMatchObject({
        kind: 'yes',
        held: expect.stringMatching(/./),
        until: expect.any(Date),
      });
      const locator = outcome.kind === 'yes' ? outcome.held : '';
      expect(JSON.stringify(fixture.vendor().requests.map(({ body }) => body))).toContain(
        order.reference,
      );
      expect(await fixture.supplier().book({ ...order, held: locator }, signal)).toMatchObject({
        kind: 'yes',
        locator,
      });
      expect(
        await fixture.supplier().book({ ...order, held: locator, total: order.total - 1 }, signal),
      ).toEqual({ kind: 'no', reason: 'price-changed' });
      const ticket = { reference: order.reference, locator, passengers };
      expect(await fixture.supplier().lookUpTickets(ticket, signal)).toEqual({ kind: 'not-found' });
      expect(await fixture.supplier().issue({ ...ticket, total: order.total - 1 }, signal)).toEqual(
        {
          kind: 'no',
          reason: 'price-changed',
        },
      );
      let issued = await fixture.supplier().issue({ ...ticket, total: order.total }, signal);
      while (issued.kind === 'unknown') {
        const found = await fixture.supplier().lookUpTickets(ticket, signal);
        issued = found.kind === 'not-found' ? { kind: 'unknown' } : found;
      }
      const details = flightConfirmationSchema.parse(issued.kind === 'yes' ? issued.details : {});
      expect(details.record_locator).toMatch(/^[A-Z0-9]{6}$/);
      expect(details.tickets.map(({ travelerId }) => travelerId).sort()).toEqual(
        query.travelers.map(({ id }) => id),
      );
      expect(new Set(details.tickets.map(({ documentNumber }) => documentNumber)).size).toBe(3);
      expect(await fixture.supplier().issue({ ...ticket, total: order.total }, signal)).toEqual(
        issued,
      );
      expect(await fixture.supplier().lookUp({ ...order, madeAt, locator }, signal)).toMatchObject({
        kind: 'yes',
        locator,
      });
      const cancelled = await fixture.supplier().cancel(locator, signal);
      if (subject.takeTicketsBack) {
        expect(cancelled).toEqual({ kind: 'no', reason: 'consolidator', isManual: true });
        expect(fixture.vendor().requests.map(subject.verbOf)).not.toContain('cancel');
        expect(
          await fixture.supplier().lookUp({ ...order, madeAt, locator }, signal),
        ).toMatchObject({
          kind: 'yes',
        });
        await subject.takeTicketsBack(locator);
      } else {
        expect(cancelled).toEqual({
          kind: 'yes',
          penalty: { amount: expect.stringMatching(/^\d/), currency: 'COP' },
        });
      }
      expect((await fixture.supplier().cancel(locator, signal)).kind).toBe('yes');
      expect(await fixture.supplier().lookUp({ ...order, madeAt, locator }, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
      expect(await fixture.supplier().lookUpTickets(ticket, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
    });

    it('orders and tickets an offer without a hold at once', async () => {
      const party = subject.instantQuery;
      const priced = await price(await instantOffer(), [], party);
      const order = anOrder(priced, { passengers: familyPassengers(party), holdUntil: null });
      expect(await fixture.supplier().hold(order, signal)).toEqual({
        kind: 'no',
        reason: 'refused',
      });
      expect(
        await fixture.supplier().book({ ...order, held: null, total: order.total - 1 }, signal),
      ).toEqual({ kind: 'no', reason: 'price-changed' });
      const booked = await fixture.supplier().book({ ...order, held: null }, signal);
      expect(booked).toMatchObject({ kind: 'yes', locator: expect.stringMatching(/./) });
      const locator = booked.kind === 'yes' ? booked.locator : '';
      expect(
        await fixture.supplier().issue(
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

    it('releases a hold, and confirms it when repeated', async () => {
      const order = anOrder(await price(await nextOffer()));
      const id = await held(order);
      expect(
        await fixture.supplier().release({ ...orderKey(order), held: id }, signal),
      ).toMatchObject({
        kind: 'yes',
      });
      expect(
        await fixture.supplier().release({ ...orderKey(order), held: id }, signal),
      ).toMatchObject({
        kind: 'yes',
      });
      expect(await fixture.supplier().book({ ...order, held: id }, signal)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
      expect(
        await fixture
          .supplier()
          .issue(
            { reference: order.reference, locator: id, total: order.total, passengers },
            signal,
          ),
      ).toEqual({ kind: 'no', reason: 'cancelled' });
    });

    it('reports that an offer is no longer sold, and never orders it', async () => {
      const priced = await price(await nextOffer());
      onVerb('price', subject.refusals.gone);
      expect(await fixture.supplier().price(priced.offer, query.travelers, [], signal)).toEqual({
        kind: 'gone',
      });
      expect(await fixture.supplier().hold(anOrder(priced), signal)).toEqual({
        kind: 'no',
        reason: 'sold-out',
      });
      expect(
        fixture.vendor().requests.filter((request) => subject.verbOf(request) === 'order'),
      ).toEqual([]);
    });

    it('orders although one pricing fails, and rejects when none succeeds', async () => {
      const order = anOrder(await price(await nextOffer()));
      const rest = well();
      let failures = 1;
      onVerb('price', (response, request) =>
        ((failures -= 1) >= 0 ? json({ errors: [] }, 500) : rest)(response, request),
      );
      const id = await held(order);
      expect(
        await fixture.supplier().release({ ...orderKey(order), held: id }, signal),
      ).toMatchObject({
        kind: 'yes',
      });
      onVerb('price', json({ errors: [] }, 500));
      expect(await fixture.supplier().hold(order, signal)).toEqual({
        kind: 'no',
        reason: 'refused',
      });
    });

    it('reads an answer as a definite no only when the vendor lists it as one', async () => {
      const priced = await price(await nextOffer());
      for (const [behaviour, reason] of subject.refusals.order) {
        onVerb('order', behaviour);
        expect(await fixture.supplier().hold(anOrder(priced), signal)).toEqual({
          kind: 'no',
          reason,
        });
      }
      for (const behaviour of subject.refusals.unclear) {
        onVerb('order', behaviour);
        expect(await fixture.supplier().hold(anOrder(priced), signal)).toEqual({ kind: 'unknown' });
      }
    });

    describeFlightSaleFaults(fixture, subject);
  });
}
