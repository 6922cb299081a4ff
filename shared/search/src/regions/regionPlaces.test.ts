import { regionOver, toggledPlace, type RegionPlaces } from './regionPlaces';

const places: RegionPlaces = {
  international: [
    {
      region: 'EUROPE',
      label: 'Europa',
      countries: [
        { code: 'FR', name: 'Francia' },
        { code: 'ES', name: 'España' },
      ],
    },
    { region: 'ASIA', label: 'Asia', countries: [{ code: 'JP', name: 'Japón' }] },
  ],
  national: [{ code: 'CO', name: 'Colombia' }],
};

it.each<[string, string[], string, string[]]>([
  ['takes a first place', [], 'FR', ['FR']],
  ['adds another country', ['FR'], 'JP', ['FR', 'JP']],
  ['lets a place go', ['FR', 'JP'], 'FR', ['JP']],
  ['lets a region stand for its countries', ['FR', 'JP', 'ES'], 'EUROPE', ['JP', 'EUROPE']],
  ['lets a trip abroad go for a national one', ['EUROPE', 'JP'], 'CO', ['CO']],
  ['lets a national trip go for one abroad', ['CO'], 'ASIA', ['ASIA']],
])('%s', (_, chosen, pressed, expected) => {
  expect(toggledPlace(chosen, pressed, places)).toEqual(expected);
});

it('knows the chosen region that a country lies in', () => {
  expect(regionOver(['EUROPE'], 'FR', places)?.label).toBe('Europa');
  expect(regionOver(['EUROPE'], 'JP', places)).toBeUndefined();
});
