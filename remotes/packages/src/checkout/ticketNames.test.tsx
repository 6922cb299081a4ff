import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import {
  acceptPolicies,
  fill,
  fillCheckout,
  payButton,
  press,
  renderCheckout,
  section,
  traveller,
} from '../testing/renderCheckout';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
/** Each ß becomes two letters on a ticket, so this name is too long for one. */
const LONG = Array.from({ length: 9 }, () => 'Wßßß').join(' ');
const AGREEMENT = /^Acepto que el tiquete salga como /;
const second = () => traveller(/^Habitación 1/, 'Adulto 2');
const buyer = () => traveller(/^Habitación 1/, 'Adulto 1');

it('shows each traveller’s name on the ticket, also the buyer’s', async () => {
  renderCheckout();
  await fill(await section('Quién reserva'), { Nombre: 'Łukasz', Apellido: 'O’Brien Wałęsa' });
  await fill(await second(), { Nombre: 'José', Apellido: 'Núñez' });
  expect(await buyer()).toHaveTextContent('Así saldrá en tu tiquete: OBRIEN WALESA/LUKASZ');
  expect(await second()).toHaveTextContent('Así saldrá en tu tiquete: NUNEZ/JOSE');
  expect(screen.queryByRole('checkbox', { name: AGREEMENT })).toBeNull();
});

it.each([
  ['the buyer', () => section('Quién reserva'), buyer, 0],
  ['another traveller', second, second, 1],
])('sells with a shortened name of %s only after an agreement', async (_, form, person, index) => {
  const { bodies, left } = renderCheckout();
  await fillCheckout();
  await fill(await form(), { Nombre: LONG });
  await acceptPolicies();
  await press(payButton());
  const shown = await person();
  expect(
    await within(shown).findByText('Confirma cómo saldrá el nombre o escríbelo más corto.'),
  ).toBeInTheDocument();
  expect(bodies()).toEqual([]);
  await expectNoAxeViolations(shown);
  await press(within(shown).getByRole('checkbox', { name: AGREEMENT }));
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  const sent = bodies()[0]?.passengers;
  expect(sent?.[index]).toMatchObject({
    name: LONG,
    printed: expect.stringMatching(/^[A-Z]+\/WSS/),
  });
  expect(sent?.filter(({ printed }) => printed)).toHaveLength(1);
});

it('shows no ticket names for a package without flights', async () => {
  const { left } = renderCheckout({}, { flights: [] });
  await fillCheckout();
  await fill(await second(), { Nombre: LONG });
  expect(screen.queryByText(/Así saldrá en tu tiquete/)).toBeNull();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
});
