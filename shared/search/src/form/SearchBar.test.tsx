import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from '@tiquete/platform';
import { renderWithBrand } from '@tiquete/testing';
import { SearchProductContext, type SearchFormProps, type SearchProduct } from '../searchProduct';
import { lazySearchForm } from './lazySearchForm';
import { SearchBar } from './SearchBar';

interface City {
  city: string;
}
const Form = ({ initial, onSubmit }: SearchFormProps<City, City, object>) => (
  <form
    aria-label="Buscar viaje"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit({ city: String(new FormData(event.currentTarget).get('city')) });
    }}
  >
    <label>
      Ciudad
      <input name="city" defaultValue={initial.city} />
    </label>
    <button>Buscar</button>
  </form>
);
const toUrl = ({ city }: City) => `/trips?${new URLSearchParams({ city })}`;
const parse = (search: string): City => ({ city: new URLSearchParams(search).get('city') ?? '' });
const action = () => ({ type: 'none' });
const product: SearchProduct<City, City, object> = {
  namespace: 'hotels',
  search: {
    keyOf: ({ city }) => city,
    selectSearch: () => ({ phase: 'idle' }),
    actions: {
      resultsOpened: action,
      searchRequested: action,
      newResultsShown: action,
      rowsReleased: action,
      comparisonChosen: action,
    },
  },
  readSection: () => ({ city: '' }),
  writeSection: () => ({}),
  toDraft: (query) => query,
  toUrl,
  useLine: ({ city }) => ({ title: city, detail: '' }),
  form: lazySearchForm(async () => Form),
};
const messages = {
  hotels: {
    search: {
      summary: 'Tu búsqueda',
      change: 'Modificar',
      fold: 'Cerrar',
      formFailed: 'No pudimos abrir la búsqueda.',
      formRetry: 'Reintentar',
    },
  },
};
function Page() {
  const query = parse(useLocation().search);
  const navigate = useNavigate();
  return (
    <main>
      <SearchProductContext value={product as SearchProduct}>
        <SearchBar query={query} />
      </SearchProductContext>
      <h1 tabIndex={-1}>{`Viajes a ${query.city}`}</h1>
      <button onClick={() => void navigate(-1)}>Atrás</button>
    </main>
  );
}
const heading = (city: string) => screen.findByRole('heading', { name: `Viajes a ${city}` });

it('scrolls to the top for new results, and leaves a later way back to the shell', async () => {
  const user = userEvent.setup();
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderWithBrand(<Page />, { route: toUrl({ city: 'Cali' }), messages });
  await user.click(screen.getByRole('button', { name: /Cali/ }));
  const field = await screen.findByRole('textbox', { name: 'Ciudad' });
  await user.clear(field);
  await user.type(field, 'Pasto');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await heading('Pasto')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: /Pasto/ }));
  await user.click(await screen.findByRole('button', { name: 'Buscar' }));
  // The unchanged search has a history entry of its own.
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(await heading('Cali')).not.toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
