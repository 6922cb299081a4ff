import { aQuery } from '../../testing/builders';
import { aChoice, aDetail } from '../../testing/detailBuilders';
import { asChosen } from './asChosen';

it('marks a new choice before its price is loaded', () => {
  const rooms = aQuery.rooms.with(0, {
    adults: 2,
    children: [{ age: 7, bed: false }],
    infants: 0,
  });
  const departure = aDetail.departures[2]?.DateBegin ?? '';
  const choice = { ...aChoice, departure, hotel: 'primera', services: ['flamenco'] };
  const shown = asChosen(aDetail, { rooms }, choice);
  expect(shown.DateBegin).toBe(departure);
  expect(shown.hotels_alternatives.map(({ is_chosen }) => is_chosen)).toEqual([false, true]);
  expect(shown.services.map(({ is_chosen }) => is_chosen)).toEqual([true]);
  expect(shown.by_passenger.map(({ has_bed }) => has_bed)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

it('returns a quote unchanged for its own choice', () => {
  expect(asChosen(aDetail, aQuery, aChoice)).toEqual(aDetail);
});
