import { listOfDays, listOfPlaces, listWithRoom } from './packageSearch.mjs';

it('searches other days each time, with departures of every package in them', () => {
  const bodies = Array.from({ length: 8000 }, (_, number) => listOfDays(number));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(8000);
  // Packages depart every sixteen days.
  const shortest = bodies.map((body) => Date.parse(body.DateEnd) - Date.parse(body.DateBegin));
  expect(Math.min(...shortest) / 86_400_000).toBeGreaterThan(32);
});

it('searches other places too, and other prices with a room', () => {
  const bodies = Array.from({ length: 8000 }, (_, number) => listOfPlaces(number));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(8000);
  expect(new Set(bodies.map((body) => body.DestinationID)).size).toBeGreaterThan(3);
  expect(listWithRoom(1)).toMatchObject({ type: 'GET_WITH_FILTER', Room: [{ room: 1 }] });
});
