import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingDetail } from '@tiquete/contracts';
import type { SlotProps } from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aBooking, anUnpaidBooking, aPayment, aProblem } from '../testing/builders';
import { renderMyBookings, type MyBookingsRenderOptions } from '../testing/renderMyBookings';
import { Page } from './Page';

const route = '/my_bookings/detail?id=b-1';
function open(booking: BookingDetail = aBooking(), { answers, ...options }: MyBookingsRenderOptions = {}) {
  return renderMyBookings(<Page />, { route, answers: { 'GET bookings/:id': () => ({ data: booking }), ...answers }, ...options });
}
const part = (name: string) => screen.findByRole('region', { name });
const textOf = async (name: string) => ((await part(name)).textContent ?? '').replace(/\u00a0/g, ' ');

beforeEach(() => {
  window.location.hash = '';
});

it('says at once that it is looking', async () => {
  const { container } = renderMyBookings(<Page />, { route });
  expect(await screen.findByRole('status')).toHaveTextContent('Cargando tu reserva…');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows the booking: code, people, price and conditions', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
  expect(await textOf('Código de reserva')).toContain('TQ7K2M9XPA');
  expect(await textOf('Código de reserva')).toContain('102-8833');
  expect(await textOf('Viajeros')).toContain('Ana GómezAdulto · Habitación 1 · Documento ••••••7890');
  expect(await textOf('Viajeros')).toContain('Mateo GómezNiño · Habitación 1');
  expect(await textOf('Precio')).toMatch(/Tarifa\$ 1\.244\.118IVA\$ 236\.382Total\$ 1\.480\.500/);
  expect(await textOf('Precio')).toContain('Además, pagas en el destinoTasa turística$ 42.000');
  expect(await textOf('Condiciones de la tarifa')).toContain('Entrada desde las 15:00.');
  expect(await textOf('Historia de la reserva')).toContain('20 nov. 2026, 10:34El proveedor confirmó');
  expect(document.title).toBe('Casa Medina | Tiquete');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoAxeViolations(container);
});

it('says what cancelling costs today and later', async () => {
  open();
  const terms = await textOf('Si cancelas');
  expect(terms).toContain('Si cancelas hoy, te devuelven todo lo que pagaste.');
  expect(terms).toMatch(/Hasta el .+ a las 23:59HoySin costo/);
  expect(terms).toContain('Te cobran $ 740.250 (50 %), te devuelven $ 740.250');
});

it('copies the code and says so', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Copiar código' }));
  expect(await screen.findByText('Código copiado')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('TQ7K2M9XPA');
});

it('prints the voucher of an issued booking', async () => {
  const print = jest.fn();
  window.print = print;
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir comprobante' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('offers no voucher before the booking is issued, and says on paper that it is none', async () => {
  open(anUnpaidBooking());
  await part('Pago');
  expect(screen.queryByRole('button', { name: 'Imprimir comprobante' })).not.toBeInTheDocument();
  expect(screen.getByText('Este documento no sirve para viajar: la reserva no está emitida.')).toBeInTheDocument();
});

it.each([
  ['not paid', anUnpaidBooking(), /Aún no has pagado.*Tienes hasta el/, /^Pagar/],
  ['rejected', anUnpaidBooking({ payment_status: 'REJECTED' }), /FALLIDOPago fallido/, 'Intentar el pago de nuevo'],
  ['pending', anUnpaidBooking({ payment_status: 'PENDING' }), /PENDIENTESu pago esta en proceso/, 'Continuar con el pago'],
])('says where the money stands and lets the traveller pay when it is %s', async (_, booking, words, button) => {
  const { asked, container } = open(booking, { answers: { 'POST payments': () => ({ data: aPayment() }) } });
  expect(await textOf('Pago')).toMatch(words);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  expect(asked.filter(({ key }) => key === 'POST payments')).toHaveLength(1);
});

it.each([
  ['approved and issued', aBooking(), /APROVADOGracias por su compra/],
  ['approved, not confirmed yet', anUnpaidBooking({ payment_status: 'APPROVED', pay_by: null }), /APROVADOGracias por su compraEstamos confirmando/],
  ['rejected and too late', aBooking({ status: 'CANCEL', payment_status: 'REJECTED' }), /FALLIDOPago fallidoEsta reserva ya no se puede pagar/],
  ['never paid and too late', aBooking({ status: 'CANCEL', payment_status: null }), /No se hizo ningún pago/],
])('offers no payment when it is %s', async (_, booking, words) => {
  open(booking);
  expect(await textOf('Pago')).toMatch(words);
  expect(within(await part('Pago')).queryByRole('button')).not.toBeInTheDocument();
});

it('says beside the button why the payment could not be opened; an unanswered press is sent again under its own key', async () => {
  let problem = aProblem({ code: 'TIMEOUT', status: 0, title: 'La respuesta tardó demasiado. Inténtalo de nuevo.' });
  const { asked, container } = open(anUnpaidBooking(), {
    answers: {
      'POST payments': () => {
        throw problem;
      },
    },
  });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Pagar/ }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos abrir el pago. La respuesta tardó demasiado.');
  await expectNoAxeViolations(container);
  problem = aProblem({ code: 'GATEWAY_ERROR', status: 502, title: 'La pasarela no respondió bien.' });
  await press();
  await screen.findByText(/La pasarela no respondió bien/);
  await press();
  const keys = asked.filter(({ key }) => key === 'POST payments').map(({ input }) => input.idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

it.each([
  ['another traveller’s', route, 404],
  ['no booking at all', '/my_bookings/detail?id=../x', null],
])('says kindly that %s was not found, and for whom', async (_, at, status) => {
  const { container, asked } = renderMyBookings(<Page />, {
    route: at,
    answers: {
      'GET bookings/:id': () => {
        throw aProblem({ code: 'NOT_FOUND', status: status ?? 500 });
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'No encontramos esta reserva' })).toBeInTheDocument();
  expect(await screen.findByText(/ana@correo\.test/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver mis reservas' })).toHaveAttribute('href', '/my_bookings');
  expect(asked).toHaveLength(status === null ? 0 : 1);
  await expectNoAxeViolations(container);
});

it('says what failed and finds on another try', async () => {
  let isDown = true;
  open(aBooking(), {
    answers: {
      'GET bookings/:id': () => {
        if (isDown) throw aProblem();
        return { data: aBooking() };
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'No pudimos cargar tu reserva' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
});

it("lets the product's remote tell what was sold", async () => {
  const Slot = ({ data }: SlotProps) => <p>Entrada de {(data as BookingDetail).title}</p>;
  open(aBooking(), { slots: { 'booking-detail': async () => Slot } });
  expect(await within(await part('Tu viaje')).findByText('Entrada de Casa Medina')).toBeInTheDocument();
});

it('says that conditions no longer matter for what is cancelled or over', async () => {
  open(aBooking({ status: 'CANCEL' }));
  expect(await textOf('Si cancelas')).toContain('Esta reserva está cancelada.');
});
