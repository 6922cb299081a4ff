import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  emptyDraft,
  type FlightDraft,
  type FlightPlaceChoice,
} from '@tiquete/domain/searches/flights';
import { addDays, today } from '@tiquete/platform';
import { expectNoAxeViolations, pending } from '@tiquete/testing';
import { renderFlights } from '../testing/renderFlights';
import { somePlaces } from '../testing/somePlaces';
import { SearchForm } from './SearchForm';

const place = (code: string, name: string): FlightPlaceChoice => ({ kind: 'city', code, name });
const [day, later] = [addDays(today(), 20), addDays(today(), 27)];
const [bogota, medellin] = [place('BOG', 'Bogotá'), place('MDE', 'Medellín')];
const filled: FlightDraft = {
  ...emptyDraft,
  segments: [{ origin: bogota, destination: medellin, date: day }],
  returnDate: later,
};
const show = (initial: FlightDraft) => {
  const onSubmit = jest.fn();
  const answers = {
    'GET flights/places_searches': () => ({ data: somePlaces }),
    'GET flights/featured': pending,
  };
  const form = <SearchForm initial={initial} onSubmit={onSubmit} />;
  return { onSubmit, ...renderFlights(form, { answers }) };
};
const search = async () =>
  userEvent.setup().click(await screen.findByRole('button', { name: 'Buscar' }));

it('finds cities and airports by name, and shows the distance of an airport', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({
    ...filled,
    segments: [{ origin: null, destination: medellin, date: day }],
  });
  await user.type(screen.getByRole('combobox', { name: 'Origen' }), 'bog');
  expect(await screen.findByRole('group', { name: 'Ciudades' })).toBeInTheDocument();
  const airports = screen.getByRole('group', { name: 'Aeropuertos' });
  expect(within(airports).getByRole('option', { name: /Zipaquirá.*a 38 km/ })).toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: /BOG.*Colombia/ }));
  await search();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      segments: [
        { origin: bogota, destination: medellin, date: day },
        { origin: medellin, destination: bogota, date: later },
      ],
    }),
  );
});
it('suggests featured destinations in an empty field, except the origin', async () => {
  const user = userEvent.setup();
  const route = (iataCode: string, cityName: string) => ({
    origin: { iataCode: 'CLO', cityName: 'Cali' },
    destination: { iataCode, cityName, countryName: 'Colombia', image: '' },
    from_price: null,
    date: null,
  });
  const routes = [route('MDE', 'Medellín'), route('BOG', 'Bogotá'), route('MDE', 'Medellín')];
  const answers = { 'GET flights/featured': () => ({ data: { routes } }) };
  const initial = { ...filled, segments: [{ origin: bogota, destination: null, date: day }] };
  renderFlights(<SearchForm initial={initial} onSubmit={jest.fn()} />, { answers });
  await user.click(screen.getByRole('combobox', { name: 'Destino' }));
  const popular = await screen.findByRole('group', { name: 'Lugares populares' });
  expect(within(popular).getAllByRole('option')).toHaveLength(1);
  await user.click(within(popular).getByRole('option', { name: 'Medellín (MDE), Colombia' }));
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveValue('Medellín (MDE)');
});
it('suggests the usual origin of the brand in an empty field, then those of featured routes', async () => {
  const user = userEvent.setup();
  const route = (iataCode: string, cityName: string) => ({
    origin: { iataCode, cityName },
    destination: { iataCode: 'CTG', cityName: 'Cartagena', countryName: 'Colombia', image: '' },
    from_price: null,
    date: null,
  });
  const answers = {
    'GET flights/places_searches': () => ({ data: somePlaces }),
    'GET flights/featured': () => ({
      data: { routes: [route('CLO', 'Cali'), route('BOG', 'Bogotá'), route('CLO', 'Cali')] },
    }),
  };
  renderFlights(<SearchForm initial={emptyDraft} onSubmit={jest.fn()} />, { answers });
  await user.click(screen.getByRole('combobox', { name: 'Origen' }));
  const popular = await screen.findByRole('group', { name: 'Lugares populares' });
  const options = within(popular).getAllByRole('option');
  expect(options.map(({ ariaLabel }) => ariaLabel)).toEqual(['Bogotá (BOG)', 'Cali (CLO)']);
  expect(screen.queryByText('Escribe al menos dos letras')).not.toBeInTheDocument();
});
it('swaps origin and destination', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({ ...filled, tripType: 'ONE_WAY' });
  await user.click(screen.getByRole('button', { name: 'Intercambiar origen y destino' }));
  await search();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    segments: [{ origin: medellin, destination: bogota, date: day }],
  });
});
it('shows what is missing under each field and moves the focus to the first', async () => {
  const { onSubmit, container } = show(emptyDraft);
  await search();
  expect(onSubmit).not.toHaveBeenCalled();
  const origin = screen.getByRole('combobox', { name: 'Origen' });
  expect(origin).toHaveAccessibleDescription('Elige de la lista desde dónde sales.');
  expect(origin).toHaveFocus();
  // An open list would cover the messages of the other fields.
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByText('Elige de la lista a dónde vas.')).toBeInTheDocument();
  expect(screen.getByText('Elige el día de salida.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
it('allows nine seats, requires each child’s age, and one adult for each baby on a lap', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({ ...filled, adults: 1 });
  await user.click(screen.getByRole('button', { name: /Pasajeros 1 Adulto/ }));
  await user.click(await screen.findByRole('button', { name: 'Más: Niño' }));
  await user.click(screen.getByRole('button', { name: 'Más: Bebé en brazos' }));
  expect(screen.getByRole('button', { name: 'Más: Bebé en brazos' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Más: Infante' }));
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await search();
  const field = screen.getByRole('button', {
    name: /Pasajeros 1 Adulto, 1 Niño, 1 Infante, 1 Bebé en brazos/,
  });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Elige la edad de cada niño.'));
  // The press outside the panel closed it.
  await user.click(field);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Edad del niño 1' }),
    '15 años',
  );
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Listo' })).toBeNull());
  await search();
  expect(onSubmit.mock.calls.at(-1)?.[0]).toMatchObject({
    adults: 1,
    ages: [15, 0, 0],
    seatedInfants: 1,
  });
});
it('has two to six flights for several cities, each from the destination of the one before', async () => {
  const user = userEvent.setup();
  show(filled);
  await user.click(screen.getByRole('radio', { name: 'Multidestinos' }));
  const second = screen.getByRole('group', { name: 'Vuelo 2' });
  expect(within(second).getByRole('combobox', { name: 'Origen del vuelo 2' })).toHaveValue(
    'Medellín (MDE)',
  );
  const destination = screen.getByRole('combobox', { name: 'Destino del vuelo 1' });
  await user.clear(destination);
  await user.type(destination, 'bog');
  await user.click(await screen.findByRole('option', { name: /Zipaquirá/ }));
  expect(within(second).getByRole('combobox', { name: 'Origen del vuelo 2' })).toHaveValue(
    'Zipaquirá (ZIP)',
  );
  for (let flight = 3; flight <= 6; flight += 1)
    await user.click(screen.getByRole('button', { name: 'Agregar vuelo' }));
  expect(screen.queryByRole('button', { name: 'Agregar vuelo' })).not.toBeInTheDocument();
  expect(screen.getByText('Máximo de vuelos por búsqueda: 6.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar vuelo 6' }));
  expect(screen.queryByRole('group', { name: 'Vuelo 6' })).not.toBeInTheDocument();
});
it('leaves the filled fields unchanged when the trip type changes', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show(filled);
  await user.click(screen.getByRole('radio', { name: 'Solo ida' }));
  await user.click(screen.getByRole('radio', { name: 'Ida y Vuelta' }));
  await search();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    tripType: 'ROUND_TRIP',
    segments: [{ date: day }, { date: later }],
  });
});
it('has no accessibility violation', async () => {
  const { container } = show({ ...filled, tripType: 'MULTI_CITY' });
  await expectNoAxeViolations(container);
});
it('folds the corporate code until it is opened, and shows the code that it has', async () => {
  const user = userEvent.setup();
  const { onSubmit, container } = show(filled);
  const toggle = screen.getByRole('button', {
    name: 'Tengo un código corporativo',
    expanded: false,
  });
  expect(screen.queryByRole('textbox', { name: /Código corporativo/ })).not.toBeInTheDocument();
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Código corporativo (opcional)' })).toHaveFocus();
  await user.keyboard('ACME1');
  await expectNoAxeViolations(container);
  await user.click(toggle);
  expect(toggle).toHaveAccessibleName('Código corporativo: ACME1');
  await search();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ corporateCodes: ['ACME1'] });
});
it('shows the corporate code of the search', () => {
  show({ ...filled, corporateCode: 'ACME1' });
  expect(screen.getByRole('textbox', { name: /Código corporativo/ })).toHaveValue('ACME1');
});
it('opens the folded corporate code for its error, moves the focus there, and stays open while it is corrected', async () => {
  const user = userEvent.setup();
  const { onSubmit } = show({ ...filled, corporateCode: 'a b!' });
  await user.click(screen.getByRole('button', { name: 'Tengo un código corporativo' }));
  await search();
  expect(onSubmit).not.toHaveBeenCalled();
  const field = screen.getByRole('textbox', { name: /Código corporativo/ });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Ese código no es válido. Usa letras y números.');
  await user.clear(field);
  expect(field).toHaveFocus();
  await user.type(field, 'B2');
  await search();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ corporateCodes: ['B2'] });
});
