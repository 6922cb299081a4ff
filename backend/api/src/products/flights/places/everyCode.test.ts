import { airportList } from '../../../places';
import { readAirports } from './airportTable';
import { codeOf, readPlaceFinder } from './placeFinder';

it('finds every airport of our table first by its own code, and every city by its code', async () => {
  const finder = await readPlaceFinder();
  const { cities } = await readAirports();
  const firstOf = (code: string) => {
    const [first] = finder.find(code.toLowerCase(), 5);
    return first && codeOf(first);
  };
  const airports = airportList().map(({ iata }) => iata);
  expect(airports.length).toBeGreaterThan(4000);
  const codes = [...airports, ...cities.map(({ code }) => code)];
  expect(codes.filter((code) => firstOf(code) !== code)).toEqual([]);
  const asAirport = (code: string) => {
    const [first] = finder.findAirports(code, 5);
    return first?.airport?.code;
  };
  expect(airports.filter((code) => asAirport(code) !== code)).toEqual([]);
});
