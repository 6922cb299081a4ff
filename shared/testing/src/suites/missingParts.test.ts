import { aDescriptor } from '../builders';
import { missingParts } from './missingParts';

const load = async () => ({ Page: () => null, Slot: () => null });
const aRemote = { descriptor: aDescriptor, reducer: () => ({}), messages: { es: {} } };

it('names the pages and slots that a remote lacks', () => {
  const { routes, slots } = aDescriptor;
  const pages = Object.fromEntries(routes.map(({ page }) => [page, load]));
  expect(Object.keys(slots)).toContain('search-form');
  expect(missingParts({ ...aRemote, pages, slots: { 'search-form': load } }, aDescriptor)).toEqual(
    [],
  );
  expect(missingParts({ ...aRemote, pages: {}, slots: {} }, aDescriptor)).toEqual([
    ...Object.keys(pages),
    'search-form',
  ]);
});
