import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyDraft, toDraft } from '@tiquete/domain/searches/hotels';
import { expectNoAxeViolations, pending } from '@tiquete/testing';
import { aQuery } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { somePlaces } from '../testing/somePlaces';
import { SearchForm } from './SearchForm';

const answers = { 'GET places_searches': () => somePlaces, 'GET hotels/featured': pending };

it('finds cities and hotels by name, in two groups', async () => {
  const user = userEvent.setup();
  renderHotels(<SearchForm initial={emptyDraft} onSubmit={jest.fn()} />, { answers });
  await user.type(screen.getByRole('combobox', { name: 'Destino' }), 'cart');
  const cities = await screen.findByRole('group', { name: 'Ciudades' });
  expect(within(cities).getByRole('option', { name: /agena/ })).toBeInTheDocument();
  expect(
    within(screen.getByRole('group', { name: 'Hoteles' })).getByRole('option', {
      name: /Casa Cart ?agena/,
    }),
  ).toBeInTheDocument();
});

it('suggests popular places in an empty field on focus, without choosing one', async () => {
  const user = userEvent.setup();
  const featured = [
    { code: 'CTG', name: 'Cartagena', country_name: 'Colombia', image: '', hotels_count: 9 },
    { code: 'CUN', name: 'Cancún', country_name: 'México', image: '', hotels_count: 9 },
  ];
  const fetchFeatured = jest.fn(() => ({ data: { destinations: featured } }));
  const { container } = renderHotels(<SearchForm initial={emptyDraft} onSubmit={jest.fn()} />, {
    answers: { ...answers, 'GET hotels/featured': fetchFeatured },
  });
  expect(fetchFeatured).not.toHaveBeenCalled();
  const box = screen.getByRole('combobox', { name: 'Destino' });
  await user.click(box);
  const popular = await screen.findByRole('group', { name: 'Lugares populares' });
  expect(within(popular).getAllByRole('option')).toHaveLength(2);
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await expectNoAxeViolations(container);
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box).toHaveValue('Cancún');
});

it('submits the chosen search', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  renderHotels(
    <SearchForm initial={{ ...toDraft(aQuery), destination: null }} onSubmit={onSubmit} />,
    { answers },
  );
  await user.type(screen.getByRole('combobox', { name: 'Destino' }), 'cart');
  await user.click(await screen.findByRole('option', { name: /Casa Cart ?agena/ }));
  const nationality = screen.getByRole('combobox', { name: 'Nacionalidad' });
  await user.click(nationality);
  await user.selectOptions(nationality, 'México');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(onSubmit).toHaveBeenCalledWith({
    ...aQuery,
    destination: { kind: 'hotel', code: '1001', name: 'Casa Cartagena' },
    nationality: 'MX',
  });
});

it('shows what is missing under each field, moves the focus to the first, and leaves the rest', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  renderHotels(<SearchForm initial={{ ...emptyDraft, nationality: 'MX' }} onSubmit={onSubmit} />, {
    answers,
  });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Elige las fechas de llegada y salida.')).toBeInTheDocument();
  const destination = screen.getByRole('combobox', { name: 'Destino' });
  expect(destination).toHaveAccessibleDescription('Elige una ciudad o un hotel de la lista.');
  expect(destination).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Nacionalidad' })).toHaveValue('MX');
});

it('adds a child and requires its age', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  renderHotels(<SearchForm initial={toDraft(aQuery)} onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: /Huéspedes 2 huéspedes, 1 habitación/ }));
  await user.click(await screen.findByRole('button', { name: 'Más: Niños' }));
  // 'Listo' requires the age; without it the search shows the error.
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Buscar' }));
  const guests = screen.getByRole('button', { name: /Huéspedes 3 huéspedes/ });
  expect(guests).toHaveAccessibleDescription('Elige la edad de cada niño.');
  expect(guests).toHaveFocus();
  await user.click(guests);
  const age = await screen.findByRole('combobox', { name: 'Edad del niño 1' });
  expect(within(age).getByRole('option', { name: 'Menos de 1 año' })).toHaveValue('0');
  await user.selectOptions(age, '5 años');
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await user.click(await screen.findByRole('button', { name: 'Buscar' }));
  expect(onSubmit).toHaveBeenCalledWith({ ...aQuery, rooms: [{ adults: 2, childrens: [5] }] });
});

it('allows up to four rooms, and removes each again', async () => {
  const user = userEvent.setup();
  renderHotels(<SearchForm initial={toDraft(aQuery)} onSubmit={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: /Huéspedes/ }));
  const add = await screen.findByRole('button', { name: 'Agregar habitación' });
  await user.click(add);
  await user.click(add);
  await user.click(add);
  expect(screen.queryByRole('button', { name: 'Agregar habitación' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar habitación 4' }));
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /4 huéspedes, 3 habitaciones/ })).toHaveFocus(),
  );
});

it('has no accessibility violation, with and without errors', async () => {
  const user = userEvent.setup();
  const { container } = renderHotels(<SearchForm initial={emptyDraft} onSubmit={jest.fn()} />, {
    answers,
  });
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await expectNoAxeViolations(container);
});
