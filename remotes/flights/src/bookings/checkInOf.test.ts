import { aFlight } from '../testing/builders';
import { checkInOf } from './checkInOf';

it('opens by the clock of the place of departure, also on the day before', () => {
  const flight = aFlight({ flight: 'AV9314', date: '2027-03-01', departs: '06:05' });
  expect(checkInOf(flight)).toEqual({
    carrier: 'AV',
    url: expect.stringMatching(/^https:\/\/www\.avianca\.com\//),
    opensAt: '2027-02-28T06:05:00',
  });
});
it('returns no time for an airline without a row in the table', () => {
  expect(checkInOf(aFlight({ flight: 'P57040' }))).toEqual({
    carrier: 'P5',
    url: null,
    opensAt: null,
  });
});
