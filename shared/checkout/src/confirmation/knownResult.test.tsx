import { act, screen, waitFor } from '@testing-library/react';
import type { BootRecord, RemoteDescriptor } from '@tiquete/contracts';
import { aBootRecord, aDescriptor, expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { intentBooked, keyOfIntent } from '../payment/intentKey';
import { press } from '../testing/checkoutPage';
import {
  aDetail,
  anApprovedPayment,
  aPayment,
  aRefusal,
  paidWith,
} from '../testing/cruiseBuilders';
import { comeBack, openResult } from '../testing/openResult';

it('copies the code, and reports a failure to copy', async () => {
  const copied: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  openResult(() => anApprovedPayment);
  await press(await screen.findByRole('button', { name: 'Copiar código' }));
  expect(copied).toEqual(['TQ7K2M9P']);
  expect(screen.getByText('Código copiado.')).toBeInTheDocument();
  Object.assign(navigator, { clipboard: undefined });
  await press(screen.getByRole('button', { name: 'Copiar código' }));
  expect(screen.getByText(/No pudimos copiar el código/)).toBeInTheDocument();
});

/** A boot record in which another remote has this menu entry. */
function bootWith(entry: RemoteDescriptor['menu'][number]): BootRecord {
  const boot = aBootRecord();
  const descriptor = { ...aDescriptor, id: 'my-bookings', menu: [entry] };
  const remotes = boot.remotes.map((hotels) => ({ ...hotels, id: 'my-bookings', descriptor }));
  return { ...boot, remotes: [...boot.remotes, ...remotes] };
}

it('links a signed-in traveller to the page of bookings, wherever a remote has it', async () => {
  const boot = bootWith({
    id: 'MY_BOOKINGS',
    label: 'Mis reservas',
    path: '/my_bookings',
    order: 1,
  });
  const user = { name: 'Ana Pérez', email: 'ana@correo.com', image: null };
  openResult(() => anApprovedPayment, {
    session: { user, expires: '2027-01-01T00:00:00.000Z' },
    boot,
  });
  const link = await screen.findByRole('link', { name: 'Ver mis reservas' });
  expect(link).toHaveAttribute('href', '/my_bookings');
});

it('links a guest with an open payment to the booking and to nothing else', async () => {
  const path = '/my_bookings/detail';
  const boot = bootWith({ id: 'FIND_BOOKING', label: 'Ver', path, order: 2, guest: true });
  openResult(() => aPayment, { boot });
  const link = await screen.findByRole('link', { name: 'Ver mi reserva' });
  const { id } = aPayment.booking;
  expect(link).toHaveAttribute('href', `${path}?id=${id}&reference=TQ7K2M9P-1`);
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
});

it('ends the intent of the paid booking only', async () => {
  const keyOf = (body: string) => keyOfIntent('tiquete', 'cruise-checkout', body);
  const bookingId = anApprovedPayment.booking.id;
  const [paid, retried] = [await keyOf('paid'), await keyOf('retried')];
  await intentBooked('tiquete', 'cruise-checkout', { body: 'paid', bookingId });
  openResult(() => anApprovedPayment);
  await screen.findByRole('heading', { level: 1, name: 'Tu pago fue aprobado' });
  await waitFor(async () => expect(await keyOf('paid')).not.toBe(paid));
  expect(await keyOf('retried')).toBe(retried);
});

it('clears the stored form after the payment', async () => {
  sessionStorage.setItem('tiquete:visit:cruise-checkout', JSON.stringify({ name: 'Ana' }));
  openResult(() => anApprovedPayment);
  await screen.findByRole('heading', { level: 1, name: 'Tu pago fue aprobado' });
  await waitFor(() => expect(sessionStorage.getItem('tiquete:visit:cruise-checkout')).toBeNull());
});

it('says where voucher and calendar appear, until the supplier has confirmed', async () => {
  const sentence = /El voucher y el calendario aparecen aquí/;
  const can = { cancel: false, pay: false, voucher: false, calendar: false, resend: true };
  let isConfirmed = false;
  openResult(() => paidWith(isConfirmed ? 'OK' : 'COTIZED'), {
    answers: {
      'GET bookings/:id': () => ({
        data: isConfirmed ? aDetail() : aDetail({ status: 'COTIZED', course: 'CONFIRMING', can }),
      }),
    },
  });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  isConfirmed = true;
  await comeBack();
  expect(await screen.findByRole('link', { name: 'Agregar al calendario' })).toBeInTheDocument();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it('shows the status of each extra and polls until all are confirmed', async () => {
  jest.useFakeTimers();
  const anExtra = {
    id: 'o-1',
    kind: 'TRANSFER',
    name: 'Traslado de llegada',
    description: '',
    operator_name: '',
    date: null,
    quantity: 1,
    amount: 62_000,
    refunded: 0,
    locator: null,
    help: null,
    free_until: null,
  } as const;
  let isConfirmed = false;
  const { requests } = openResult(() => anApprovedPayment, {
    answers: {
      'GET bookings/:id': () => {
        const state = isConfirmed
          ? ({ status: 'CONFIRMED', status_label: 'Confirmado', locator: 'TR-1' } as const)
          : ({ status: 'CONFIRMING', status_label: 'En confirmación' } as const);
        return {
          data: { ...aDetail(), optionals: [{ ...anExtra, ...state }], optionals_total: 62_000 },
        };
      },
    },
  });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Traslado de llegada (En confirmación)')).toBeInTheDocument();
  isConfirmed = true;
  await act(() => jest.advanceTimersByTimeAsync(4100));
  expect(screen.getByText('Traslado de llegada (Confirmado)')).toBeInTheDocument();
  expect(screen.getByText('Localizador: TR-1')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(requests('GET bookings/:id')).toHaveLength(2);
  jest.useRealTimers();
});

it('shows number, document and help of a policy once it is issued', async () => {
  const aPolicy = {
    id: 'e 1',
    kind: 'ASSISTANCE' as const,
    name: 'Asistencia en viaje: Europa 60',
    description: 'Para 1 viajero de 41 años.',
    operator_name: 'Asistencia Ficticia S.A.S.',
    date: '2027-03-10',
    quantity: 1,
    amount: 62_000,
    refunded: 0,
    free_until: null,
    status_label: 'Confirmado',
    locator: 'EXY1234',
    help: {
      numbers: [
        { country: null, name: 'WhatsApp', phone: '+57 601 555 0100' },
        { country: 'ES', name: 'España', phone: '+34 900 555 110' },
      ],
      claims: ['Guarda las facturas.'],
    },
  };
  const page = (status: 'REFUSED' | 'CONFIRMED') =>
    openResult(() => anApprovedPayment, {
      answers: {
        'GET bookings/:id': () => ({
          data: { ...aDetail(), optionals: [{ ...aPolicy, status }] },
        }),
      },
    });
  const first = page('REFUSED');
  await screen.findByRole('heading', { name: 'Crucero por el Caribe' });
  expect(screen.queryByRole('heading', { name: 'Tu asistencia en viaje' })).toBeNull();
  first.unmount();
  page('CONFIRMED');
  expect(
    await screen.findByRole('heading', { name: 'Tu asistencia en viaje' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Descargar la póliza/ })).toHaveAttribute(
    'href',
    '/api/asisstances/bookings/b-1/policy.pdf?extra=e%201',
  );
  const call = screen.getByRole('link', { name: '+34 900 555 110' });
  expect(call).toHaveAttribute('href', 'tel:+34900555110');
  expect(rowOf(document.body, 'España').getByRole('link')).toBe(call);
  expect(screen.getByText('Desde cualquier país')).toBeInTheDocument();
  expect(screen.getByText('Guarda las facturas.')).toBeInTheDocument();
});

it("offers an account to a guest who has paid, by a link to the booking's mailbox", async () => {
  const requests: unknown[] = [];
  let isDown = true;
  const { container } = openResult(() => anApprovedPayment, {
    answers: {
      'POST bookings/:id/accounts': ({ params }) => {
        requests.push(params);
        if (isDown) throw aRefusal('RATE_LIMITED', { title: 'Espera un momento.' });
        return { data: { sent: true, valid_minutes: 1440 } };
      },
    },
  });
  const send = async () => press(await screen.findByRole('button', { name: 'Enviarme el enlace' }));
  await send();
  expect(await screen.findByText('Espera un momento.')).toBeVisible();
  expect(screen.queryByLabelText('Contraseña')).toBeNull();
  await expectNoAxeViolations(container);
  isDown = false;
  await send();
  expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus();
  expect(requests).toEqual([{ id: 'b-1' }, { id: 'b-1' }]);
});

it('offers no account to a signed-in traveller or before the payment', async () => {
  const user = { name: 'Ana Pérez', email: 'ana@correo.com', image: null };
  const first = openResult(() => anApprovedPayment, {
    session: { user, expires: '2027-01-01T00:00:00.000Z' },
  });
  await screen.findByRole('heading', { level: 1, name: 'Tu pago fue aprobado' });
  expect(screen.queryByRole('button', { name: 'Enviarme el enlace' })).toBeNull();
  first.unmount();
  openResult(() => aPayment);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Enviarme el enlace' })).toBeNull();
});
