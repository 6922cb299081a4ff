import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSlice, useSelector } from '@tiquete/platform';
import { settle } from '@tiquete/testing';
import { aDefinition, aDescriptorWith, aRemote } from '../testing/builders';
import { authServer } from '../testing/fakeServer';
import { renderStored } from '../testing/renderStored';
import { asStored, newBrand } from '../testing/stored';

beforeEach(() => {
  authServer();
  // React prints the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const slice = createSlice({ name: 'hotel', initialState: { stars: [1] }, reducers: {} });
/** A remote whose schema accepts a value that its page cannot render. */
const careless = aDefinition('hotels_r1', {
  reducer: slice.reducer,
  persist: {
    schema: 1,
    allow: ['stars'],
    fields: async () => ({ fields: ({ anything }) => ({ stars: anything }) }),
  },
  pages: {
    home: async () => ({
      Page: function Page() {
        const stars = useSelector((root: { hotel: { stars: number[] } }) => root.hotel.stars);
        return <h1 tabIndex={-1}>{`Estrellas: ${stars.join(', ')}`}</h1>;
      },
    }),
  },
});
const remote = aRemote({ fallback: null, descriptor: aDescriptorWith({}) });
const open = (brand: string) => renderStored({ brand, remote, definition: careless, route: '/' });
const retry = () => screen.findByRole('button', { name: 'Reintentar' });
const afresh = () => screen.queryByRole('button', { name: 'Empezar de nuevo' });
const spoilt = (brand: string) => {
  localStorage.setItem(`${brand}:hotel@1`, asStored({ stars: { x: 1 } }));
  localStorage.setItem(`${brand}:searchSection@2`, asStored({ origin: 'BOG' }));
  localStorage.setItem(`${brand}:flight@2`, asStored({ recentSearches: ['kept'] }));
};

it('offers to start afresh once a page has crashed twice, and then works again', async () => {
  const user = userEvent.setup();
  const brand = newBrand();
  spoilt(brand);
  const { shell } = await open(brand);
  await retry();
  expect(afresh()).toBeNull();
  await user.click(await retry());
  await retry();
  await user.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }));
  expect(await screen.findByRole('heading', { name: 'Estrellas: 1' })).toBeVisible();
  expect(shell.store.getState().searchSection.origin).toBe('');
});

it('counts a crash before a reload, saves the defaults, and does not change the other products', async () => {
  const user = userEvent.setup();
  const brand = newBrand();
  spoilt(brand);
  const first = await open(brand);
  await retry();
  first.unmount();

  const second = await open(brand);
  await user.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }));
  await screen.findByRole('heading', { name: 'Estrellas: 1' });
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  second.unmount();

  await open(brand);
  expect(await screen.findByRole('heading', { name: 'Estrellas: 1' })).toBeVisible();
  expect(localStorage.getItem(`${brand}:flight@2`)).toBe(asStored({ recentSearches: ['kept'] }));
});
