import * as fc from 'fast-check';
import { NO_MARK_UP } from '../money';
import { aSupplierRate } from '../suppliers/testing/aSupplierRate';
import { priceOf } from './assistance/plans/price';
import type { FlightPerson } from './flights/ports';
import { createFindProblem } from './flights/search/pickOffers';
import { readAirports } from './flights/places/airportTable';
import { aTrip } from './flights/testing/bookings';
import { toFlightOffer } from './flights/search/toFlightOffer';
import { sellRate } from './hotels/markUps';
import { priceRooms } from './packages/pricing/priceRooms';

/** Tests every product's prices with a brand's mark-up. */
const someMarkUp = fc.record({
  amount: fc.integer({ min: 0, max: 300_000 }),
  per_thousand: fc.integer({ min: 0, max: 500 }),
});
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

it('hotels: nights and penalties add up to the total', () => {
  const requested = aSupplierRate();
  fc.assert(
    fc.property(someMarkUp, (markUp) => {
      const sold = sellRate(requested, markUp);
      const added = sold.total - requested.total;
      expect(added).toBeGreaterThanOrEqual(markUp.amount);
      expect(sum(sold.per_night.map(({ amount }) => amount))).toBe(
        sum(requested.per_night.map(({ amount }) => amount)) + added,
      );
      expect(sold.price_breakdown.base).toBe(requested.price_breakdown.base + added);
      expect(sold.price_breakdown.taxes).toEqual(requested.price_breakdown.taxes);
      for (const { penalty_amount, refund_amount } of sold.cancellation.timeline)
        expect(penalty_amount + refund_amount).toBe(sold.total);
    }),
  );
});

it("flights: the lines of a traveller add up to the traveller's total, and those to the offer's total", async () => {
  const travelers: FlightPerson[] = [
    { id: '1', travelerType: 'ADULT', age: 30 },
    { id: '2', travelerType: 'HELD_INFANT', age: 1, associatedAdultId: '1' },
  ];
  const offer = aTrip({}, travelers);
  const segments = [
    { originLocationCode: 'BOG', destinationLocationCode: 'MDE', date: '2027-03-10' },
    { originLocationCode: 'MDE', destinationLocationCode: 'BOG', date: '2027-03-17' },
  ];
  const query = { segments, travelers, cabin: 'ALL' as const, corporateCodes: [] };
  const findProblem = createFindProblem(query, await readAirports());
  fc.assert(
    fc.property(someMarkUp, fc.integer({ min: 0, max: 90_000 }), (markUp, feePerTraveler) => {
      const shown = toFlightOffer({ id: 'o', source: 'GDS', offer, feePerTraveler, markUp });
      expect(findProblem(shown)).toBeNull();
      expect(shown.price.grandTotal - feePerTraveler).toBeGreaterThanOrEqual(
        offer.price.grandTotal + markUp.amount,
      );
    }),
  );
});

it('assistance: the total is the sum of the insured, and upgrades include their share', () => {
  const pesos = (amount: number) => ({ amount: String(amount), currency: 'COP' });
  const rate = { currency: 'COP', rate: '1', day: '2027-01-10' };
  fc.assert(
    fc.property(
      someMarkUp,
      fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 6 }),
      (markUp, costs) => {
        const plan = {
          perPassenger: costs.map((cost) => ({
            age: 30,
            amount: pesos(cost),
            surchargeReason: null,
          })),
          upgrades: [
            { code: 'UP', type: 'OTHER' as const, name: '', description: '', price: pesos(50_000) },
          ],
        };
        const requested = priceOf(plan, rate, NO_MARK_UP);
        const sold = priceOf(plan, rate, markUp);
        expect(sold.total).toBe(sum(sold.lines));
        expect(
          sold.lines.every((line, index) => line >= (requested.lines[index] ?? 0) + markUp.amount),
        ).toBe(true);
        expect(sold.upgrades[0]?.price).toBe(50_000 + 50 * markUp.per_thousand);
      },
    ),
  );
});

it('packages: the total is the sum of the travellers, and infants pay no fixed part', () => {
  const prices = {
    adult: { double: 1_500_000 },
    children: [{ min_age: 0, max_age: 1, without_bed: 80_001 }],
  };
  const rooms = [
    { Adult: { Quantity: 2, Age: [30, 30] }, Child: { Quantity: 0, Age: [] }, Infant: 1, room: 1 },
  ];
  fc.assert(
    fc.property(someMarkUp, (markUp) => {
      const priced = priceRooms(prices, rooms, { supplement: 120_000, rate: null, markUp });
      if (priced.kind !== 'priced') throw new Error('no such room');
      const [adult, , baby] = priced.travellers.map(({ pesos }) => pesos);
      expect(priced.total).toBe(sum(priced.travellers.map(({ pesos }) => pesos)));
      expect(priced.cost).toBe(2 * 1_620_000 + 80_001);
      expect(adult).toBe(1_620_000 + markUp.amount + 1620 * markUp.per_thousand);
      expect(baby).toBe(80_001 + Math.ceil((80_001 * markUp.per_thousand) / 1000));
    }),
  );
});
