import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import {
  acceptPolicies,
  change,
  fillBuyer,
  payButton,
  press,
  renderSale,
} from '../testing/renderSale';
import { aPrebooking, aRequirement, inYears } from '../testing/saleBuilders';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Renders the checkout of an airline with this limit of letters on a ticket. */
const renderWith = (nameMaxLength: number, requirements = [aRequirement()]) =>
  renderSale({
    answers: {
      'POST flights/prebookings': () => {
        const prebooking = aPrebooking({}, requirements);
        return {
          data: {
            ...prebooking,
            bookingRequirements: { ...prebooking.bookingRequirements, nameMaxLength },
          },
        };
      },
    },
  });
const firstPassenger = () => screen.getByRole('group', { name: 'Pasajero 1: Adulto' });
const buyer = () => screen.getByRole('region', { name: 'Quién reserva' });
const rename = async (name: string, lastname: string) => {
  await change(within(buyer()).getByLabelText('Nombre'), name);
  await change(within(buyer()).getByLabelText('Apellido'), lastname);
};

it('shows the name on the ticket, and sends the name as it was typed', async () => {
  const { bodies, left } = renderWith(20);
  await fillBuyer();
  await rename('Łukasz', 'O’Brien Wałęsa');
  expect(firstPassenger()).toHaveTextContent('Así saldrá en tu tiquete: OBRIEN WALESA/LUKASZ');
  expect(within(firstPassenger()).queryByRole('checkbox', { name: /Acepto/ })).toBeNull();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[0]).toMatchObject({
    travelers: [{ name: { firstName: 'Łukasz', lastName: "O'Brien Wałęsa" } }],
  });
});

it('books a shortened name only after the traveller agrees to it', async () => {
  const { bodies, left, container } = renderWith(20);
  await fillBuyer();
  await rename('María Fernanda del Carmen', 'Pérez');
  await acceptPolicies();
  await press(payButton());
  expect(
    await within(firstPassenger()).findByText(
      'Confirma cómo saldrá el nombre o escríbelo más corto.',
    ),
  ).toBeInTheDocument();
  expect(firstPassenger()).toHaveTextContent('La aerolínea admite hasta 20 letras');
  expect(bodies('POST flights/bookings')).toEqual([]);
  await expectNoAxeViolations(container);
  await press(
    within(firstPassenger()).getByRole('checkbox', {
      name: 'Acepto que el tiquete salga como PEREZ/MARIA FERNANDA DEL',
    }),
  );
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[0]).toMatchObject({
    travelers: [
      {
        name: {
          firstName: 'María Fernanda del Carmen',
          lastName: 'Pérez',
          printed: 'PEREZ/MARIA FERNANDA DEL',
        },
      },
    ],
  });
});

it('requires a new agreement after the name changed', async () => {
  renderWith(20);
  await fillBuyer();
  await rename('María Fernanda del Carmen', 'Pérez');
  const box = () => within(firstPassenger()).getByRole('checkbox', { name: /Acepto/ });
  await press(box());
  expect(box()).toBeChecked();
  await rename('María Fernanda del Carmen', 'Gómez');
  expect(box()).not.toBeChecked();
});

it('requires Latin letters, and leaves the typed name in its field', async () => {
  const child = aRequirement({ travelerId: '2', travelerType: 'CHILD' });
  const { bodies } = renderWith(20, [aRequirement(), child]);
  await fillBuyer();
  const group = screen.getByRole('group', { name: 'Pasajero 2: Niño' });
  await change(within(group).getByLabelText('Nombre'), '小明');
  await change(within(group).getByLabelText('Apellido'), '王');
  const { day, month, year } = inYears(-8);
  for (const [label, value] of Object.entries({ Día: day, Mes: month, Año: year }))
    await change(within(group).getByLabelText(label), value);
  await acceptPolicies();
  await press(payButton());
  expect(
    await within(group).findAllByText(/Escríbelo con letras de la A a la Z, .* de tu pasaporte\./),
  ).toHaveLength(2);
  expect(within(group).getByLabelText('Nombre')).toHaveValue('小明');
  expect(bodies('POST flights/bookings')).toEqual([]);
});
