import { emptyDraft } from '@tiquete/domain/searches/flights';
import { withTripType } from './withTripType';

const [bogota, medellin] = [
  { kind: 'city' as const, code: 'BOG', name: 'Bogotá' },
  { kind: 'city' as const, code: 'MDE', name: 'Medellín' },
];
const filled = {
  ...emptyDraft,
  segments: [{ origin: bogota, destination: medellin, date: '2027-03-01' }],
  returnDate: '2027-03-08',
};

it('starts the second flight at the first one’s destination, and loses no day', () => {
  const several = withTripType(filled, 'MULTI_CITY');
  expect(several.segments).toEqual([
    filled.segments[0],
    { origin: medellin, destination: null, date: null },
  ]);
  expect(withTripType(several, 'ROUND_TRIP')).toEqual(filled);
});
