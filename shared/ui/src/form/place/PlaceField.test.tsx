import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectNoViolations, renderKit } from '../../testing/renderKit';
import { PlaceField } from './PlaceField';
import type { LoadPlaces, PlaceGroup, PlaceOption } from './places';

const groups: PlaceGroup[] = [
  {
    label: 'Ciudades',
    options: [
      { id: 'CTG', label: 'Cartagena', hint: 'Bolívar, Colombia', kind: 'city' },
      { id: 'CRT', label: 'Cartago', kind: 'city' },
    ],
  },
  { label: 'Hoteles', options: [{ id: 'HB:1', label: 'Hotel Cartagena Plaza', kind: 'hotel' }] },
];
function renderField(loadOptions: LoadPlaces, initial: PlaceOption | null = null) {
  const onChange = jest.fn();
  function Field() {
    const [value, setValue] = useState<PlaceOption | null>(initial);
    const choose = (place: PlaceOption | null) => {
      setValue(place);
      onChange(place);
    };
    return (
      <>
        <PlaceField label="Destino" value={value} onChange={choose} loadOptions={loadOptions} />
        <button>Buscar</button>
        <button onClick={() => setValue(null)}>Quitar</button>
      </>
    );
  }
  return { onChange, ...renderKit(<Field />) };
}
const field = () => screen.getByRole('combobox', { name: 'Destino' });

it('groups the results, marks the typed text and accepts the chosen place', async () => {
  const { user, onChange, container } = renderField(async () => groups);
  await user.type(field(), 'cart');
  const cities = await screen.findByRole('group', { name: 'Ciudades' });
  expect(within(cities).getAllByRole('option')).toHaveLength(2);
  expect(within(screen.getByRole('group', { name: 'Hoteles' })).getByText('Cart').tagName).toBe(
    'B',
  );
  await expectNoViolations(container);
  await user.click(within(cities).getByRole('option', { name: /Cartago/ }));
  expect(onChange).toHaveBeenLastCalledWith(groups[0]?.options[1]);
  expect(field()).toHaveValue('Cartago');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
it('can be used by keyboard: arrows, then Enter or Tab', async () => {
  const { user, onChange } = renderField(async () => groups);
  await user.type(field(), 'cart');
  await screen.findByRole('option', { name: /Cartago/ });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(groups[0]?.options[1]);
  await user.clear(field());
  await user.type(field(), 'cartagena');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 resultados'));
  await user.keyboard('{ArrowDown}{Tab}');
  expect(onChange).toHaveBeenLastCalledWith(groups[0]?.options[0]);
  expect(field()).toHaveValue('Cartagena');
});
it('selects nothing by itself', async () => {
  const { user, onChange } = renderField(async () => groups);
  await user.type(field(), 'cart');
  await screen.findByRole('option', { name: /Cartago/ });
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}{Tab}');
  expect(onChange).not.toHaveBeenCalled();
});
it('sends one request for a word typed quickly, and aborts the older request', async () => {
  const requests: { query: string; signal: AbortSignal }[] = [];
  const { user } = renderField((query, signal) => {
    requests.push({ query, signal });
    return new Promise(() => undefined);
  });
  await user.click(field());
  await waitFor(() => expect(requests.map(({ query }) => query)).toEqual(['']));
  await user.type(field(), 'bogo');
  await waitFor(() => expect(requests.map(({ query }) => query)).toEqual(['', 'bogo']));
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
});
it('shows a message when nothing is found', async () => {
  const { user } = renderField(async () => []);
  await user.type(field(), 'zzz');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('No encontramos «zzz».'),
  );
});
it('shows a message when the search fails, and searches again with the next letter', async () => {
  let isDown = true;
  const { user } = renderField(async () => {
    if (isDown) throw new Error('down');
    return groups;
  });
  await user.type(field(), 'car');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No pudimos consultar'));
  isDown = false;
  await user.type(field(), 't');
  expect(await screen.findByRole('option', { name: /Cartago/ })).toBeVisible();
});
it('clears the place as soon as the text differs from it', async () => {
  const { user, onChange } = renderField(async () => groups, groups[0]?.options[0]);
  expect(field()).toHaveValue('Cartagena');
  await user.type(field(), 'x');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await waitFor(() => expect(field()).toHaveValue('x'));
  await screen.findByRole('option', { name: /Cartago/ });
});
it('is cleared by its button', async () => {
  const { user, onChange } = renderField(async () => groups, groups[0]?.options[0]);
  await user.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(field()).toHaveValue('');
});
it('never shows, while it searches, places that do not match the typed text', async () => {
  const { user } = renderField(async (query) => (query ? new Promise(() => undefined) : groups));
  await user.click(field());
  await screen.findByRole('option', { name: /Cartago/ });
  await user.type(field(), 'cartag');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.type(field(), 'en');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Cartagena Bolívar, Colombia',
      'Hotel Cartagena Plaza',
    ]),
  );
  await user.type(field(), 'xx');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});

it('clears its text when the page removes the place, as an exchange with an empty field does', async () => {
  const { user } = renderField(async () => groups, groups[0]?.options[0]);
  expect(field()).toHaveValue('Cartagena');
  await user.click(screen.getByRole('button', { name: 'Quitar' }));
  expect(field()).toHaveValue('');
});
