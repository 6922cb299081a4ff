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
  ['removes a chosen place', ['FR', 'JP'], 'FR', ['JP']],
  ['replaces countries by their region', ['FR', 'JP', 'ES'], 'EUROPE', ['JP', 'EUROPE']],
  ['replaces an international trip by a national one', ['EUROPE', 'JP'], 'CO', ['CO']],
  ['replaces a national trip by an international one', ['CO'], 'ASIA', ['ASIA']],
])('%s', (_, chosen, pressed, expected) => {
  expect(toggledPlace(chosen, pressed, places)).toEqual(expected);
});

it('finds the chosen region of a country', () => {
  expect(regionOver(['EUROPE'], 'FR', places)?.label).toBe('Europa');
  expect(regionOver(['EUROPE'], 'JP', places)).toBeUndefined();
});
