import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderWithBrand, textsOf } from '@tiquete/testing';
import { CompareBar } from './CompareBar';
import { CompareToggle } from './CompareToggle';
import type { ComparisonRow } from './comparisonRow';
import { useComparison } from './useComparison';

/** A made-up product: boat trips. */
interface Trip {
  id: string;
  name: string;
  price: number;
  /** Minutes, or null when unknown. */
  takes: number | null;
}
const trips: Trip[] = [
  { id: 'a', name: 'Barú', price: 90_000, takes: 60 },
  { id: 'b', name: 'Tierra Bomba', price: 60_000, takes: 60 },
  { id: 'c', name: 'Rosario', price: 120_000, takes: null },
  { id: 'd', name: 'San Bernardo', price: 60_000, takes: 180 },
  { id: 'e', name: 'Múcura', price: 150_000, takes: 200 },
];
const rows: ComparisonRow<Trip>[] = [
  {
    id: 'price',
    label: 'Precio',
    valueOf: ({ price }) => `$ ${price}`,
    best: { label: 'Mejor precio', rankOf: ({ price }) => price },
  },
  {
    id: 'takes',
    label: 'Duración',
    valueOf: ({ takes }) => takes && `${takes} minutos`,
    best: { label: 'Más corto', rankOf: ({ takes }) => takes },
  },
];
const keyOf = ({ id }: Trip) => id;
const nameOf = ({ name }: Trip) => name;

function Results({ items }: { items: Trip[] }) {
  const comparison = useComparison(items, keyOf, useState<readonly string[]>([]));
  return (
    <>
      {items.map((trip) => (
        <CompareToggle key={trip.id} item={trip} name={trip.name} comparison={comparison} />
      ))}
      <CompareBar
        comparison={comparison}
        keyOf={keyOf}
        nameOf={nameOf}
        headOf={nameOf}
        rows={rows}
        actionOf={({ name }, close) => <button onClick={close}>{`Reservar ${name}`}</button>}
      />
    </>
  );
}
/** Finds the box also while a closing sheet still hides the page from assistive technology. */
const box = (name: string) =>
  screen.getByRole('checkbox', { name: `Comparar ${name}`, hidden: true });
const choose = async (...names: string[]) => {
  const user = userEvent.setup();
  for (const name of names) await user.click(box(name));
};
const bar = () => screen.queryByRole('region', { name: 'Comparación' });
const openTable = async (count: number) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `Comparar (${count})` }));
  return screen.findByRole('table');
};
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(textsOf));

it('compares two items or more, and adds a fifth only in place of another', async () => {
  renderWithBrand(<Results items={trips} />);
  expect(bar()).toBeNull();
  await choose('Barú');
  expect(screen.getByRole('button', { name: 'Comparar (1)' })).toBeDisabled();
  expect(screen.getByText('Elige otro para comparar')).toBeInTheDocument();
  await choose('Tierra Bomba', 'Rosario', 'San Bernardo');
  expect(screen.getByText('Puedes comparar hasta 4')).toBeInTheDocument();
  expect(box('Múcura')).toBeDisabled();
  await choose('Rosario', 'Múcura');
  expect(box('Múcura')).toBeChecked();
  expect(box('Rosario')).toBeDisabled();
});
it('shows a row for each attribute and marks the best values where they differ', async () => {
  const { container } = renderWithBrand(<Results items={trips} />);
  await choose('Barú', 'Tierra Bomba', 'Rosario');
  const table = await openTable(3);
  expect(cells(table)).toEqual([
    [['Característica'], ['Barú', 'Quitar'], ['Tierra Bomba', 'Quitar'], ['Rosario', 'Quitar']],
    [['Precio'], ['$ 90000'], ['$ 60000', 'Mejor precio'], ['$ 120000']],
    [['Duración'], ['60 minutos', 'Más corto'], ['60 minutos', 'Más corto'], ['–', 'No tiene']],
    [[], ['Reservar Barú'], ['Reservar Tierra Bomba'], ['Reservar Rosario']],
  ]);
  expect(within(table).getByRole('rowheader', { name: 'Precio' })).toBeInTheDocument();
  await expectNoAxeViolations(container.ownerDocument.body);
});
it('marks no value when all are equal', async () => {
  renderWithBrand(<Results items={trips} />);
  await choose('Tierra Bomba', 'San Bernardo');
  const table = await openTable(2);
  expect(within(table).queryByText('Mejor precio')).toBeNull();
});
it('removes an item, closes when only one is left, and clears the choice', async () => {
  const user = userEvent.setup();
  renderWithBrand(<Results items={trips} />);
  await choose('Barú', 'Tierra Bomba', 'Rosario');
  const table = await openTable(3);
  await user.click(within(table).getByRole('button', { name: 'Quitar Barú' }));
  expect(
    within(table)
      .getAllByRole('button', { name: /^Quitar/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Quitar Tierra Bomba', 'Quitar Rosario']);
  await user.click(within(table).getByRole('button', { name: 'Quitar Rosario' }));
  expect(box('Tierra Bomba')).toBeChecked();
  expect(box('Rosario')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Comparar (1)', hidden: true })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Quitar todos', hidden: true }));
  expect(bar()).toBeNull();
});
it('leaves out items that are no longer results', async () => {
  const user = userEvent.setup();
  function Narrowed() {
    const [items, setItems] = useState(trips);
    return (
      <>
        <Results items={items} />
        <button onClick={() => setItems(trips.slice(1))}>Sin Barú</button>
      </>
    );
  }
  renderWithBrand(<Narrowed />);
  await choose('Barú', 'Tierra Bomba');
  await user.click(screen.getByRole('button', { name: 'Sin Barú' }));
  expect(screen.getByRole('button', { name: 'Comparar (1)' })).toBeDisabled();
  expect(box('Tierra Bomba')).toBeChecked();
});
it('has no row for an attribute that no item has', async () => {
  const silent = trips.map((trip) => ({ ...trip, takes: null }));
  renderWithBrand(<Results items={silent} />);
  await choose('Barú', 'Tierra Bomba');
  const table = await openTable(2);
  expect(within(table).queryByRole('rowheader', { name: 'Duración' })).toBeNull();
});
it('closes when an item is opened from the table', async () => {
  const user = userEvent.setup();
  renderWithBrand(<Results items={trips} />);
  await choose('Barú', 'Tierra Bomba');
  const table = await openTable(2);
  await user.click(within(table).getByRole('button', { name: 'Reservar Barú' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

it('shows only different rows on request', async () => {
  const user = userEvent.setup();
  renderWithBrand(<Results items={trips} />);
  await choose('Barú', 'Tierra Bomba');
  const table = await openTable(2);
  expect(within(table).getByRole('rowheader', { name: 'Duración' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Ver solo las diferencias' }));
  expect(within(table).getByRole('rowheader', { name: 'Precio' })).toBeInTheDocument();
  expect(within(table).queryByRole('rowheader', { name: 'Duración' })).not.toBeInTheDocument();
});

it('offers no such choice when all rows differ', async () => {
  renderWithBrand(<Results items={trips} />);
  await choose('Barú', 'San Bernardo');
  await openTable(2);
  expect(screen.queryByRole('checkbox', { name: 'Ver solo las diferencias' })).toBeNull();
});
