import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PackagePassengerChange, PackagePassengerChangeBody } from '@tiquete/contracts';
import { expectNoAxeViolations, type RemoteRenderOptions } from '@tiquete/testing';
import { aBooking, aRefusal } from '../testing/checkoutBuilders';
import { bornFor, expires, fill, press } from '../testing/renderCheckout';
import { renderPackages } from '../testing/renderPackages';
import { Slot as BookingDetail } from './BookingDetail';

const KEY = 'POST packages/bookings/:id/passengers';
const terms: PackagePassengerChange = {
  is_possible: true,
  reason: null,
  until: '2027-04-20',
  passengers: [
    { number: 1, name: 'Ana', lastname: 'Pérez', type: 'AD', room: 1, age: 40 },
    { number: 2, name: 'Sol', lastname: 'Gómez', type: 'CH', room: 1, age: 7 },
  ],
};
type Answer = (body: PackagePassengerChangeBody) => PackagePassengerChange;
async function open(answer: Answer, booking: object = {}) {
  const user = userEvent.setup();
  const onChanged = jest.fn();
  const answers: RemoteRenderOptions['answers'] = {
    'POST packages/bookings/:id/passengers': ({ body }) => ({
      data: answer(body as PackagePassengerChangeBody),
    }),
  };
  const slot = <BookingDetail data={{ ...aBooking, ...booking }} onChanged={onChanged} />;
  const rendered = renderPackages(slot, { answers });
  const button = () => screen.findByRole('button', { name: 'Cambiar un pasajero' });
  await user.click(await button());
  const changes = () =>
    rendered.api.requests
      .filter(({ key }) => key === KEY)
      .map(({ input }) => input.body)
      .slice(1);
  return { ...rendered, onChanged, button, changes };
}
const panel = () => screen.findByRole('region', { name: 'Cambiar un pasajero' });
const choose = async (name: string) =>
  userEvent.setup().selectOptions(await screen.findByLabelText('¿A quién cambias?'), name);
const save = () => press(screen.getByRole('button', { name: 'Guardar el cambio' }));
const ROSA = { Nombre: 'Rosa', Apellido: 'Díaz', Género: '49', 'Número de documento': 'AB9000' };
async function fillChild(age: number, year = '2040') {
  const place = await panel();
  await fill(place, ROSA);
  await fill(within(place).getByRole('group', { name: 'Fecha de nacimiento' }), bornFor(age));
  await expires(place, year);
}

it('shows the last day for changes, accepts another child of the quoted age, and shows the new passengers', async () => {
  const { container, changes, onChanged } = await open(() => terms);
  expect(await panel()).toHaveTextContent(/hasta el 20 abr. 2027 y no tiene costo/);
  await choose('Sol Gómez · niño de 7 años, habitación 1');
  expect(await panel()).toHaveTextContent('El 05 ene. 2027 debe tener 7 años.');
  expect(await panel()).toHaveTextContent('El pasaporte debe valer al menos hasta el');
  expect(screen.getByLabelText('Nombre')).toHaveValue('Sol');
  await expectNoAxeViolations(container);
  await fillChild(7);
  await save();
  expect(
    await screen.findByText(/^Listo: en la reserva viaja ahora Rosa Díaz\./),
  ).toBeInTheDocument();
  expect(changes()).toEqual([
    {
      mode: 'CHANGE',
      number: 2,
      passenger: {
        name: 'Rosa',
        lastname: 'Díaz',
        document_type: 5,
        document: 'AB9000',
        birth_date: expect.stringMatching(/-01$/),
        gender: 49,
        nationality: 'CO',
        passport_expiry: '2040-06-15',
      },
    },
  ]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('shows each error at its field, and sends nothing to the api', async () => {
  const { changes } = await open(() => terms);
  await choose('Sol Gómez · niño de 7 años, habitación 1');
  await fillChild(9, '2026');
  await fill(await panel(), { Nombre: '' });
  await save();
  const place = await panel();
  expect(await within(place).findByText(/no tendría la edad cotizada/)).toBeInTheDocument();
  expect(within(place).getByText(/Vence antes de lo que pide/)).toBeInTheDocument();
  expect(within(place).getByText('Escribe el nombre.')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
  expect(changes()).toEqual([]);
});

it('shows an error of the api at its field, and leaves the typed values', async () => {
  const { onChanged } = await open((body) => {
    if (body.mode === 'SIMULATION') return terms;
    throw aRefusal('DOCUMENT_DUPLICATED', {
      detail: 'Ese documento ya es de otra persona.',
      source: { pointer: '/passenger/document' },
    });
  });
  await choose('Sol Gómez · niño de 7 años, habitación 1');
  await fillChild(7);
  await save();
  expect(await screen.findByText('Ese documento ya es de otra persona.')).toBeInTheDocument();
  expect(screen.getByLabelText('Número de documento')).toHaveFocus();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Rosa');
  expect(onChanged).not.toHaveBeenCalled();
});

it('leaves the typed values after a network error, and can be retried', async () => {
  let isDown = true;
  await open((body) => {
    if (body.mode === 'CHANGE' && isDown) throw aRefusal('TIMEOUT', { title: 'Tardó demasiado.' });
    return terms;
  });
  await choose('Sol Gómez · niño de 7 años, habitación 1');
  await fillChild(7);
  await save();
  expect(await screen.findByText('No guardamos el cambio: Tardó demasiado.')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Rosa');
  isDown = false;
  await save();
  expect(await screen.findByText(/viaja ahora Rosa Díaz/)).toBeInTheDocument();
});

it('shows why passengers can no longer be changed', async () => {
  const user = userEvent.setup();
  const reason = 'Los pasajeros se cambian hasta 15 días antes de la salida.';
  const { button } = await open(() => ({ ...terms, is_possible: false, reason }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.queryByLabelText('¿A quién cambias?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(await button()).toBeInTheDocument();
});

it('shows that the check failed, and leaves the button for a retry', async () => {
  const { button } = await open(() => {
    throw aRefusal('OFFLINE', { title: 'No hay conexión.' });
  });
  expect(await screen.findByText('No hay conexión.')).toBeInTheDocument();
  await waitFor(async () => expect(await button()).toBeEnabled());
});

it('accepts an identity card within the country, and only a neighbour’s card or a passport abroad', async () => {
  const of = (country_code: string) => ({
    snapshot: {
      ...(aBooking.snapshot as object),
      documents: { type: 'ID', validity_months: 0 },
      stops: [{ country_code }],
    },
  });
  const types = async () => {
    await choose('Ana Pérez · adulto, habitación 1');
    const options = within(screen.getByLabelText('Tipo de documento')).getAllByRole('option');
    return options.map(({ textContent }) => textContent).slice(1);
  };
  const { unmount } = await open(() => terms, of('CO'));
  expect(await types()).toContain('Cédula de Extranjería');
  expect(screen.queryByText('Vencimiento del pasaporte')).toBeNull();
  unmount();
  await open(() => terms, of('PE'));
  expect(await types()).toEqual(['Pasaporte', 'Cédula de Ciudadanía', 'DNI']);
});
