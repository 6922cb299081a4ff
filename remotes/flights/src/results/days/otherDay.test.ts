import { addDays, today } from '@tiquete/platform';
import { aRoundTrip } from '../../testing/builders';
import { daysAround, onOtherDay } from './otherDay';
import { withPlace } from './withPlace';

const [there, back] = aRoundTrip.segments.map(({ date }) => date) as [string, string];
const datesOf = (day: string, index = 0) =>
  onOtherDay(aRoundTrip, index, day).segments.map(({ date }) => date);

it('leaves the return as it is, or moves it by as many days if the departure would pass it', () => {
  expect(datesOf(addDays(there, 2))).toEqual([addDays(there, 2), back]);
  expect(datesOf(addDays(back, 1))).toEqual([addDays(back, 1), addDays(back, 8)]);
  expect(datesOf(addDays(back, -3), 1)).toEqual([there, addDays(back, -3)]);
});

it('offers no day before today, before the flight before, or after the last day on sale', () => {
  const soon = {
    ...aRoundTrip,
    segments: [
      { ...aRoundTrip.segments[0]!, date: addDays(today(), 1) },
      { ...aRoundTrip.segments[1]!, date: addDays(today(), 2) },
    ],
  };
  expect(daysAround(soon, 0, today())).toEqual({ from: today(), to: addDays(today(), 4) });
  expect(daysAround(soon, 1, today()).from).toBe(addDays(today(), 1));
  const far = {
    ...aRoundTrip,
    segments: [{ ...aRoundTrip.segments[0]!, date: addDays(today(), 329) }],
  };
  expect(daysAround(far, 0, today()).to).toBe(addDays(today(), 330));
});

it('replaces an airport at both ends of a round trip', () => {
  const near = withPlace(aRoundTrip, 'destination', {
    kind: 'airport',
    code: 'EOH',
    name: 'Olaya Herrera',
  });
  expect(
    near.segments.map(({ origin, destination }) => `${origin.code}-${destination.code}`),
  ).toEqual(['BOG-EOH', 'EOH-BOG']);
});
