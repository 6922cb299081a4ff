import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderRemote } from '@tiquete/testing';
import { tripSearch } from '../testing';
import type { People } from './RoomPeople';
import { RoomsField } from './RoomsField';

const { slice, search } = tripSearch(() => {
  throw new Error('The test makes no search.');
});
const words: Record<string, string> = {
  'search.adults': 'Adultos',
  'search.children': 'Niños',
  'search.addRoom': 'Agregar habitación',
  'search.done': 'Listo',
  'search.errors.childAgeMissing': 'Elige la edad.',
};
const t = (key: string, values?: Record<string, unknown>) =>
  [words[key] ?? key, ...Object.values(values ?? {}).map(String)].join(' ');
const limits = { rooms: 2, adults: 3, children: 2, childAges: [2, 11] as [number, number] };

const rooms = jest.fn<void, [People[]]>();
beforeEach(() => rooms.mockReset());
function Field({ initial, error }: { initial: People[]; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <RoomsField
      label="Viajeros"
      summary={`${value.length}`}
      error={error}
      rooms={value}
      newRoom={{ adults: 2, ages: [] }}
      limits={{ ...limits, infants: { max: 1, label: 'Infantes', hint: 'Menores de 2 años' } }}
      peopleOf={(room) => room}
      withPeople={(_, people) => people}
      t={t}
      onChange={(next) => {
        setValue(next);
        rooms(next);
      }}
    />
  );
}
async function open(initial: People[], error?: string) {
  const user = userEvent.setup();
  const remote = { id: 'trips', slice, saga: search.saga, messages: {} };
  const rendered = renderRemote(remote, <Field initial={initial} error={error} />);
  await user.click(screen.getByRole('button', { name: /^Viajeros/ }));
  await screen.findByRole('group', { name: 'Adultos' });
  return rendered;
}
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
it('retains the chosen ages when a child is added or removed', async () => {
  const user = userEvent.setup();
  const { container } = await open([{ adults: 2, ages: [7], infants: 0 }]);
  await press('Más: Niños');
  expect(rooms).toHaveBeenLastCalledWith([{ adults: 2, ages: [7, null], infants: 0 }]);
  await user.selectOptions(screen.getByRole('combobox', { name: /childAge 2$/ }), '4');
  expect(rooms).toHaveBeenLastCalledWith([{ adults: 2, ages: [7, 4], infants: 0 }]);
  await press('Menos: Niños');
  expect(rooms).toHaveBeenLastCalledWith([{ adults: 2, ages: [7], infants: 0 }]);
  await expectNoAxeViolations(container.ownerDocument.body);
});

it('allows no more guests than a room has space for, and offers only ages of children', async () => {
  await open([{ adults: 3, ages: [2, 11], infants: 1 }]);
  for (const people of ['Adultos', 'Niños', 'Infantes'])
    expect(screen.getByRole('button', { name: `Más: ${people}` })).toBeDisabled();
  const ages = within(screen.getByRole('combobox', { name: /childAge 1$/ })).getAllByRole('option');
  expect(ages.map((option) => option.getAttribute('value'))).toEqual(
    ['', 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(String),
  );
});

it('offers infants only where a product counts them, and rooms up to the limit of a search', async () => {
  await open([{ adults: 1, ages: [] }]);
  expect(screen.queryByRole('group', { name: 'Infantes' })).not.toBeInTheDocument();
  await press('Agregar habitación');
  expect(rooms).toHaveBeenLastCalledWith([
    { adults: 1, ages: [] },
    { adults: 2, ages: [] },
  ]);
  expect(screen.queryByRole('button', { name: 'Agregar habitación' })).not.toBeInTheDocument();
});

it('shows the error at each child whose age is missing after a rejected search', async () => {
  await open([{ adults: 1, ages: [3, null] }], 'Faltan edades');
  expect(screen.getAllByText('Elige la edad.')).toHaveLength(1);
});

it('stays open without the age of a child and focuses it', async () => {
  const user = userEvent.setup();
  await open([{ adults: 1, ages: [4, null] }]);
  expect(screen.queryByText('Elige la edad.')).not.toBeInTheDocument();
  await press('Listo');
  const age = screen.getByRole('combobox', { name: /childAge 2$/, description: 'Elige la edad.' });
  expect(age).toHaveFocus();
  await user.selectOptions(age, '4');
  await press('Listo');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
