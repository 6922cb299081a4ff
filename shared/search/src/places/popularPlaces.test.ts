import type { PlaceOption } from '@tiquete/ui';
import { popularPlaces, untouchedPlaces } from './popularPlaces';

const place = (id: string): PlaceOption => ({ id, label: id, kind: 'city' });
const places = (...ids: string[]) => ids.map(place);
const recent = { label: 'Búsquedas recientes', options: places('BOG') };

it('returns at most six places, without duplicates', async () => {
  const found = await popularPlaces(async () => places(...'AABCDEFGH'));
  expect(found.map(({ id }) => id).join('')).toBe('ABCDEF');
});
it('shows recent searches while the popular places load, without duplicates', async () => {
  const shown: unknown[] = [];
  const groups = await untouchedPlaces(
    recent,
    async () => {
      expect(shown).toEqual([[recent]]);
      return places('BOG', 'CTG', 'MDE');
    },
    (early) => shown.push(early),
    ['MDE'],
  );
  expect(groups).toEqual([recent, { label: 'Lugares populares', options: places('CTG') }]);
});
it('shows recent searches when the popular places cannot be loaded', async () => {
  const groups = await untouchedPlaces(
    recent,
    () => Promise.reject(new Error('down')),
    () => undefined,
  );
  expect(groups).toEqual([recent, { label: 'Lugares populares', options: [] }]);
});
