import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import { SessionProvider } from '@tiquete/platform';
import {
  type ApiAnswers,
  expectNoAxeViolations,
  renderRemote,
  rowOf,
  stubSession,
} from '@tiquete/testing';
import type { CheckoutNames } from '../checkoutContext';
import { paymentStage } from '../result/paymentStage';
import {
  aDetail,
  anApprovedPayment,
  aPayment,
  aPaymentWith,
  aRefusal,
} from '../testing/cruiseBuilders';
import { cruiseWords } from '../testing/cruiseWords';
import { cruises } from '../testing/renderCruise';
import type { ConfirmationDefinition } from './confirmationDefinition';
import { ConfirmationPage } from './ConfirmationPage';
import { lazySection } from './lazySection';

const names: CheckoutNames = {
  slice: 'cruise',
  namespace: 'cruises',
  storageKey: 'cruise-checkout',
  path: '/checkout/cruise',
  searchPath: '/cruises',
  confirmationUrl: (bookingId, reference) => {
    const params = { booking: bookingId, ...(reference && { payment: reference }) };
    return `/checkout/cruise/confirmation?${new URLSearchParams(params)}`;
  },
};
const definition: ConfirmationDefinition = {
  parse: (search) => {
    const params = new URLSearchParams(search);
    const bookingId = params.get('booking');
    return bookingId ? { bookingId, reference: params.get('payment') } : null;
  },
  stageOf: ({ payment }) => (payment ? paymentStage(payment) : 'payable'),
  codesOf: () => [{ label: 'cabin', code: 'A-1' }],
  Bought: () => <p>Zarpa de Cartagena a las 17:00.</p>,
  baseOf: () => ({ count: 7 }),
};
function open(
  route: string,
  {
    booking = aDetail(),
    payment = anApprovedPayment,
    answers = {} as ApiAnswers,
    Bought = definition.Bought,
  } = {},
) {
  stubSession(null);
  const left: string[] = [];
  const page = (
    <SessionProvider>
      <ConfirmationPage
        names={names}
        messages={{ checkout: cruiseWords }}
        definition={{ ...definition, Bought }}
        goTo={(url) => left.push(url)}
      />
    </SessionProvider>
  );
  const known: ApiAnswers = {
    'GET bookings/:id': () => ({ data: booking }),
    'GET payments/:reference': () => ({ data: payment }),
    ...answers,
  };
  const rendered = renderRemote(cruises, page, { route, answers: known });
  const requests = (key: string) => rendered.api.requests.filter((call) => call.key === key);
  return { ...rendered, left, requests };
}
const fresh = '/checkout/cruise/confirmation?booking=b-1';
const paid = `${fresh}&payment=TQ7K2M9P-1`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sectionOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section')!;
const part = async (name: string) =>
  ((await sectionOf(name)).textContent ?? '').replace(/\u00a0/g, ' ');
const unpaid = (changes: Partial<BookingDetail> = {}) =>
  aDetail({
    status: 'COTIZED',
    status_label: 'Reserva',
    pay_by: '2027-01-02T01:00:00.000Z',
    ...changes,
  });

it('shows picture, place and hours, codes, price, amounts paid and due on board, terms and files', async () => {
  const { container } = open(paid);
  await heading('Tu pago fue aprobado');
  for (const code of ['A-1', 'TQ7K2M9P']) expect(screen.getByText(code)).toBeInTheDocument();
  expect(await part('Crucero por el Caribe')).toContain('10 mar. 2027');
  expect(await part('Detalles de tu compra')).toContain('Zarpa de Cartagena a las 17:00.');
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('ship'));
  const price = await sectionOf('Precio');
  for (const [name, amount] of [
    ['Cabina por 7 noches', '$ 800.000'],
    ['Internet a bordo', '$ 50.000'],
    ['Pagado', '$ 900.000'],
    ['Por pagar', '$ 50.000'],
  ] as const)
    expect(rowOf(price, name).getByText(amount)).toBeInTheDocument();
  const aboard = within(price).getByText('$ 40.000', { selector: 'strong' });
  expect(aboard.parentElement).toHaveTextContent('Pagas a bordo');
  const terms = within(await sectionOf('Condiciones'));
  for (const term of [/No se reembolsa\./, /Lleva tu pasaporte\./])
    expect(terms.getByText(term)).toBeInTheDocument();
  const payment = await sectionOf('Pago');
  expect(rowOf(payment, 'Referencia de pago').getByText('TQ7K2M9P-1')).toBeInTheDocument();
  const file = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(file('Descargar voucher (PDF)')).toBe('/api/bookings/b-1/documents/voucher.pdf');
  expect(file('Agregar al calendario')).toBe('/api/bookings/b-1/documents/calendar.ics');
  await expectNoAxeViolations(container);
});
it('loads a section with its code again after a failure', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  const Bought = lazySection(async () => {
    if (isOffline) throw new Error('offline');
    return () => <p>Zarpa a las 17:00.</p>;
  });
  open(paid, { Bought });
  expect(await screen.findByText('No pudimos cargar esta parte')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Tu pago fue aprobado' })).toBeInTheDocument();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Zarpa a las 17:00.')).toBeInTheDocument();
});
it('shares the text of the trip without the code and the page address', async () => {
  const user = userEvent.setup();
  open(paid);
  await user.click(await screen.findByRole('button', { name: 'Compartir' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Crucero por el Caribe, 10 mar. 2027 – 17 mar. 2027',
  );
});
it('opens a payment for an unpaid booking and leaves for the gateway', async () => {
  const user = userEvent.setup();
  const { left, requests, address } = open(fresh, {
    booking: unpaid(),
    payment: aPayment,
    answers: { 'POST payments': () => ({ data: aPayment }) },
  });
  await heading('Tu cabina está apartada');
  await user.click(screen.getByRole('button', { name: /^Pagar \$\s950\.000$/ }));
  await waitFor(() => expect(left).toEqual(['https://pay.example/1']));
  expect(requests('POST payments').map(({ input }) => input.body)).toEqual([
    { bookingId: 'b-1', return_path: fresh },
  ]);
  await waitFor(() => expect(address()).toBe(paid));
});
it('explains that a partial payment is returned and offers no way to complete it', async () => {
  const { container } = open(paid, {
    booking: unpaid({ part_paid: 300_000, next_payment: null }),
    payment: aPaymentWith({
      processing: null,
      captured: 300_000,
      processUrl: null,
      expires_at: '2027-01-01T15:20:00.000Z',
    }),
  });
  await heading('Recibimos solo una parte de tu pago');
  expect(screen.getByText('PENDIENTE')).toBeInTheDocument();
  const next = within(await sectionOf('Qué sigue'));
  for (const text of [
    /Te cobraron \$ 300\.000, y ese pago ya no se puede completar/,
    /vence el 01 ene\. 2027 a las 10:20/,
  ])
    expect(next.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Pagar|gateway|pasarela|Intentar/ })).toBeNull();
  await expectNoAxeViolations(container);
});
it('shows the refund of a lapsed payment and offers to pay again', async () => {
  const user = userEvent.setup();
  const { requests } = open(paid, {
    booking: unpaid(),
    payment: aPaymentWith({
      status: 'REJECTED',
      processing: null,
      captured: 300_000,
      refunded: 300_000,
      processUrl: null,
    }),
    answers: { 'POST payments': () => ({ data: aPayment }) },
  });
  await heading('Tu pago no se completó');
  expect(await part('Qué sigue')).toContain(
    'Te cobraron solo una parte, $ 300.000, y te la devolvemos',
  );
  expect(screen.queryByText(/No se hizo ningún cobro/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(requests('POST payments')).toHaveLength(1));
});
it('shows the progress of the refund', async () => {
  const refund = {
    reason: 'SUPPLIER_REJECTED',
    state: 'OWED',
    amount: 900_000,
    owed_at: '2027-01-01T10:00:00.000Z',
    due_by: '2027-01-16T15:00:00.000Z',
  } as BookingDetail['refunds'][number];
  const ended: Payment = aPaymentWith({
    ...anApprovedPayment,
    booking: { ...aPayment.booking, status: 'CANCEL', status_label: 'Cancelada' },
  });
  open(paid, { booking: aDetail({ status: 'CANCEL', refunds: [refund] }), payment: ended });
  await heading('No pudimos confirmar tu reserva');
  expect(screen.getByText(/Devolución de \$\s900\.000/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar cruceros' })).toHaveAttribute('href', '/cruises');
  expect(screen.queryByRole('heading', { name: 'Precio' })).toBeNull();
});
it.each(['/checkout/cruise/confirmation', fresh])(
  'explains an address without a result: %s',
  async (route) => {
    const refuse = () => {
      throw aRefusal('NOT_FOUND');
    };
    const { container } = open(route, { answers: { 'GET bookings/:id': refuse } });
    await heading('No encontramos este pago');
    const links = within(container).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Ir al inicio',
      'Escribir por WhatsApp',
    ]);
    await expectNoAxeViolations(container);
  },
);
