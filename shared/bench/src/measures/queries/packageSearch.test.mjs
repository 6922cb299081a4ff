import { listOfDays, listOfPlaces, listWithRoom } from './packageSearch.mjs';

it('asks for other days each time, in which everything departs', () => {
  const bodies = Array.from({ length: 8000 }, (_, number) => listOfDays(number));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(8000);
  // Packages depart every sixteen days.
  const shortest = bodies.map((body) => Date.parse(body.DateEnd) - Date.parse(body.DateBegin));
  expect(Math.min(...shortest) / 86_400_000).toBeGreaterThan(32);
});

it('asks for other places as well, and for a price with a room', () => {
  const bodies = Array.from({ length: 8000 }, (_, number) => listOfPlaces(number));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(8000);
  expect(new Set(bodies.map((body) => body.DestinationID)).size).toBeGreaterThan(3);
  expect(listWithRoom(1)).toMatchObject({ type: 'GET_WITH_FILTER', Room: [{ room: 1 }] });
});
