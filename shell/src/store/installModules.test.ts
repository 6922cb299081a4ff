import { createBrowserStorage, createSlice, type PersistPolicy } from '@tiquete/platform';
import { fakeApi } from '@tiquete/testing';
import type { RenderedPage } from '../renderedPage';
import { aDefinition } from '../testing/builders';
import { asStored, newBrand } from '../testing/stored';
import { createShellStore } from './createStore';

const slice = createSlice({
  name: 'hotel',
  initialState: { nights: 1, featured: [] as string[] },
  reducers: {},
});
const persist: PersistPolicy = {
  schema: 1,
  allow: ['nights'],
  fields: async () => ({ fields: ({ number }) => ({ nights: number }) }),
};
const rendered: RenderedPage = {
  path: '/',
  release: 'r2',
  state: { hotel: { nights: 2, featured: ['CTG'] } },
};
let brand = '';
beforeEach(() => {
  brand = newBrand();
  localStorage.setItem(`${brand}:appVersion`, '1.0.0');
});

async function open(release: string, policy?: PersistPolicy) {
  const { install, store } = createShellStore({
    brand,
    storage: createBrowserStorage(),
    api: fakeApi({}),
    addMessages: () => undefined,
    report: () => undefined,
    rendered,
  });
  const opened = aDefinition(release, { reducer: slice.reducer, persist: policy });
  const ready = install(opened, release);
  const hotel = () => (store.getState() as unknown as { hotel: unknown }).hotel;
  const first = hotel();
  await ready;
  return { first, hotel };
}

it('starts the release that has rendered the page with the state of the page', async () => {
  const { first, hotel } = await open('r2');
  expect(first).toMatchObject({ nights: 2, featured: ['CTG'] });
  expect(hotel()).toMatchObject({ nights: 2, featured: ['CTG'] });
});
it('restores what the traveller has stored, and keeps the rest of the rendered state', async () => {
  localStorage.setItem(`${brand}:hotel@1`, asStored({ nights: 7 }));
  const { hotel } = await open('r2', persist);
  expect(hotel()).toMatchObject({ nights: 7, featured: ['CTG'] });
});
it('starts another release from its own defaults', async () => {
  const { first, hotel } = await open('r1', persist);
  expect(first).toMatchObject({ nights: 1, featured: [] });
  expect(hotel()).toMatchObject({ nights: 1, featured: [] });
});
