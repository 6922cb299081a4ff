import { anOffer } from '../../testing/builders';
import { co2Difference, usualCo2 } from './usualCo2';

const offers = (source: 'GDS' | 'NDC', ...amounts: (number | null)[]) =>
  amounts.map((co2_kg) => anOffer({ source, co2_kg }));

it('is the median of each source, counting equal amounts once', () => {
  const usual = usualCo2([
    ...offers('GDS', 100, 100, 100, 110, 120, 130, 140, null),
    ...offers('NDC', 10, 20, 30, 40, 50),
  ]);
  expect(usual).toEqual({ GDS: 120, NDC: 30 });
  expect(co2Difference(anOffer({ source: 'GDS', co2_kg: 90 }), usual)).toBe(-25);
  expect(co2Difference(anOffer({ source: 'NDC', co2_kg: 33 }), usual)).toBe(10);
});

it('is missing for a source with fewer than five journeys, and for an offer without emissions', () => {
  const usual = usualCo2(offers('GDS', 100, 110, 120, 130));
  expect(co2Difference(anOffer({ source: 'GDS', co2_kg: 90 }), usual)).toBeNull();
  expect(co2Difference(anOffer({ co2_kg: null }), { GDS: 100 })).toBeNull();
});
