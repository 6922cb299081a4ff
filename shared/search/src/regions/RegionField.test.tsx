import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderRemote } from '@tiquete/testing';
import { tripSearch } from '../testing';
import { RegionField } from './RegionField';
import type { FetchPopular } from './PopularRegions';
import type { FindPlaces } from './RegionPicker';
import type { RegionPlaces } from './regionPlaces';

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
const names: Record<string, string> = { EUROPE: 'Europa', JP: 'Japón', CO: 'Colombia' };
const { slice, search } = tripSearch(() => {
  throw new Error('The test makes no search.');
});
interface FieldProps {
  initial: string[];
  max?: number;
  popular?: FetchPopular;
  find?: FindPlaces;
}
function Field({ initial, max = 10, popular, find = async () => [] }: FieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <RegionField
      label="Destino"
      placeholder="¿A dónde vas?"
      places={places}
      max={max}
      popular={popular}
      find={find}
      nameOf={(code) => names[code] ?? code}
      value={value}
      onChange={setValue}
    />
  );
}
type Options = Omit<FieldProps, 'initial'> & { isMobile?: boolean };
const open = async (initial: string[], options: Options = {}) => {
  const user = userEvent.setup();
  const { isMobile, ...more } = options;
  const remote = { id: 'trips', slice, saga: search.saga, messages: {} };
  const rendered = renderRemote(remote, <Field initial={initial} {...more} />, { isMobile });
  await user.click(screen.getByRole('button', { name: /^Destino/ }));
  await screen.findByRole('searchbox', { name: 'Buscar un país' });
  return rendered;
};
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

it('selects a whole region and a country of another one', async () => {
  const user = userEvent.setup();
  await open([]);
  await user.click(box('Europa'));
  await user.click(screen.getByRole('button', { name: 'Países de Asia' }));
  await user.click(box('Japón'));
  await expectNoAxeViolations(document.body);
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  expect(screen.getByRole('button', { name: 'Destino Europa, Japón' })).toHaveFocus();
});

it('finds a country by a few letters without accents, and shows that its region includes it', async () => {
  const user = userEvent.setup();
  await open(['EUROPE']);
  await user.type(screen.getByRole('searchbox'), 'espana');
  expect(box(/^España/)).toBeChecked();
  expect(box('España · Ya está en Europa')).toBeDisabled();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(
    await screen.findByText('Ningún país se llama así. Revisa cómo está escrito.'),
  ).toBeVisible();
});

it('replaces an international trip by a national one, in place on a phone', async () => {
  const user = userEvent.setup();
  await open(['EUROPE', 'JP'], { isMobile: true });
  await user.click(box('Colombia'));
  expect(screen.getByRole('button', { name: 'Destino Colombia' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reports when the maximum is reached, and removes a place by its chip', async () => {
  const user = userEvent.setup();
  await open(['EUROPE', 'JP'], { max: 2 });
  expect(screen.getByText('Máximo de destinos: 2.')).toBeInTheDocument();
  expect(box('Asia')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Quitar Europa' }));
  expect(box('Asia')).toBeEnabled();
});

it('offers popular places first, limited to available ones, until text is typed', async () => {
  const user = userEvent.setup();
  await open([], { popular: async () => [{ id: 'JP' }, { id: 'ATLANTIS' }, { id: 'CO' }] });
  const popular = await screen.findByRole('group', { name: 'Lugares populares' });
  expect(within(popular).getAllByRole('button')).toHaveLength(2);
  await user.click(within(popular).getByRole('button', { name: 'Japón' }));
  expect(within(popular).getByRole('button', { name: 'Japón', pressed: true })).toBeVisible();
  await expectNoAxeViolations(document.body);
  await user.type(screen.getByRole('searchbox'), 'col');
  expect(screen.queryByRole('group', { name: 'Lugares populares' })).toBeNull();
});

it('shows nothing when the popular places cannot be loaded', async () => {
  await open([], { popular: () => Promise.reject(new Error('down')) });
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'Lugares populares' })).toBeNull(),
  );
  expect(box('Asia')).toBeEnabled();
});

it('searches a name that no listed place has, once the typing pauses', async () => {
  const user = userEvent.setup();
  const find = jest.fn(async () => ['FR']);
  await open([], { find });
  const search = screen.getByRole('searchbox', { name: 'Buscar un país' });
  await user.type(search, 'galia');
  expect(await screen.findByRole('checkbox', { name: 'Francia' })).toBeInTheDocument();
  expect(find).toHaveBeenCalledTimes(1);
  expect(find).toHaveBeenCalledWith(expect.anything(), 'galia', expect.anything());
  await user.clear(search);
  await user.type(search, 'jap');
  expect(box('Japón')).toBeInTheDocument();
  expect(find).toHaveBeenCalledTimes(1);
});
it.each([
  ['finds nothing', async () => []],
  ['fails', () => Promise.reject(new Error('offline'))],
])('reports that no place has the name when the api %s', async (_, find) => {
  const user = userEvent.setup();
  await open([], { find });
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un país' }), 'xyz');
  expect(
    await screen.findByText('Ningún país se llama así. Revisa cómo está escrito.'),
  ).toBeVisible();
});
