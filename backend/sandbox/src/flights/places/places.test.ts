import { createFlightInventory } from '..';

const { searchLocations, airportsOf, airports } = createFlightInventory();
const codes = (keyword: string, limit = 6) =>
  searchLocations({ keyword, kinds: ['CITY', 'AIRPORT'], limit }).matches.map((match) =>
    match.kind === 'CITY' ? `${match.city.code}*` : match.airport.iata,
  );

describe('places', () => {
  it.each([
    ['bogota', ['BOG*', 'BOG']],
    ['BOGOTÁ', ['BOG*', 'BOG']],
    ['dorado', ['BOG']],
    ['nueva york', ['NYC*', 'JFK', 'EWR', 'LGA']],
    ['new yo', ['NYC*', 'JFK', 'EWR', 'LGA']],
    ['mde', ['MDE*', 'MDE', 'EOH']],
    ['londres', ['LON*', 'LHR', 'LGW', 'STN']],
    ['san andres', ['ADZ*', 'ADZ']],
    ['heathrow', ['LHR']],
  ])('match the text %s', (keyword, wanted) => {
    expect(codes(keyword)).toEqual(wanted);
  });
  it('are paged, and filtered by kind and country', () => {
    const question = { keyword: 'san', kinds: ['AIRPORT'] as const, limit: 3 };
    const { total, matches } = searchLocations(question);
    expect(matches).toHaveLength(3);
    expect(searchLocations({ ...question, offset: 3 }).matches).not.toEqual(matches);
    expect(searchLocations({ ...question, countryCode: 'CO' }).total).toBeLessThan(total);
    expect(searchLocations({ ...question, keyword: '' }).total).toBe(0);
  });
  it('list the airports of a city', () => {
    expect(airportsOf('SAO').map(({ iata }) => iata)).toEqual(['GRU', 'CGH', 'VCP']);
    expect(airportsOf('EOH').map(({ iata }) => iata)).toEqual(['EOH']);
    expect(airportsOf('ZZZ')).toEqual([]);
  });
  it('have a time zone that the runtime knows, and names in both languages', () => {
    for (const { timeZone, countryNameEs, nameEs, cityNameEs, countryCode } of airports) {
      expect(() => new Intl.DateTimeFormat('es', { timeZone })).not.toThrow();
      expect(
        [countryNameEs, nameEs, cityNameEs].every(
          (name) => name.length > 1 && name !== countryCode,
        ),
      ).toBe(true);
    }
  });
});
