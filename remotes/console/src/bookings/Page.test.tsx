import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations, rowOf, type ApiAnswers } from '@tiquete/testing';
import { aBooking, aListed } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const listOf = (bookings = [aListed()], total = bookings.length) => ({
  data: bookings,
  meta: { total, page: 1, page_size: 30, is_more: false },
});
const openList = (
  route = '/console/bookings',
  answers: ApiAnswers = { 'GET operations/bookings': () => listOf() },
) => renderConsole(<Page />, route, answers);
const openOne = (answers: ApiAnswers = {}) =>
  renderConsole(<Page />, '/console/bookings?id=b-1', {
    'GET operations/bookings/:id': () => ({ data: aBooking() }),
    ...answers,
  });
/** Expects one entry with this title and these texts. */
function expectEntry(title: string, texts: (string | RegExp)[], place = document.body) {
  const entry = within(within(place).getByText(title).closest('li')!);
  for (const text of texts) expect(entry.getAllByText(text)).not.toHaveLength(0);
}
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');

describe('the list', () => {
  it('shows each booking with its state, money and cases', async () => {
    const { container } = openList();
    const row = (await screen.findByRole('link', { name: 'TQ7K2M9XPA' })).closest('li')!;
    for (const cell of ['Casa Medina', 'Proveedor sin respuesta', '1 caso', '$ 480.000'])
      expect(within(row).getByText(cell)).toBeInTheDocument();
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/console/bookings?id=b-1');
    expect(screen.getByText('1 reserva')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
  it('requests the list with the filters of the address', async () => {
    const { requests } = openList('/console/bookings?q=TQ7K&state=PAID&course=unfinished&page=2');
    await screen.findByRole('link', { name: 'TQ7K2M9XPA' });
    expect(requests[0]?.input.query).toMatchObject({
      q: 'TQ7K',
      state: 'PAID',
      unfinished: 'yes',
      page: 2,
      product: undefined,
    });
    expect(screen.getByRole('searchbox', { name: 'Código, referencia o localizador' })).toHaveValue(
      'TQ7K',
    );
  });
  it('writes the filters to the address, and rejects invalid ones', async () => {
    const user = userEvent.setup();
    const { address, requests } = openList();
    const search = screen.getByRole('searchbox', { name: 'Código, referencia o localizador' });
    await user.type(search, 'ana@x');
    await user.type(screen.getByRole('textbox', { name: 'Creadas desde' }), '1/2/2026');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(search).toHaveAccessibleDescription('Usa solo letras, números y guiones, al menos dos.');
    expect(screen.getByRole('textbox', { name: 'Creadas desde' })).toHaveAccessibleDescription(
      'Escribe la fecha como AAAA-MM-DD.',
    );
    expect(requests).toHaveLength(1);
    await user.clear(search);
    await user.type(search, 'TQ7{Tab}');
    await user.clear(screen.getByRole('textbox', { name: 'Creadas desde' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Por devolver');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(address()).toBe('/console/bookings?q=TQ7&state=REFUND_DUE');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Quitar filtros' })).toHaveAttribute(
      'href',
      '/console/bookings',
    );
  });
  it('leads through the pages', async () => {
    openList('/console/bookings?state=PAID', {
      'GET operations/bookings': () => listOf([aListed()], 70),
    });
    expect(await screen.findByRole('link', { name: 'Siguiente' })).toHaveAttribute(
      'href',
      '/console/bookings?state=PAID&page=2',
    );
    expect(screen.getByText('Página 1 de 3')).toBeInTheDocument();
  });
  it('shows that the api rejected a filter, and clears it', async () => {
    openList('/console/bookings?product=CRUISE', {
      'GET operations/bookings': () =>
        Promise.reject(aProblem({ status: 400, code: 'INVALID_FORMAT', title: 'Revisa el dato.' })),
    });
    expect(await screen.findByText('Revisa el dato.')).toBeInTheDocument();
    expect(screen.queryByText('1 reserva')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Quitar filtros' })).toHaveAttribute(
      'href',
      '/console/bookings',
    );
  });
  it('shows that no booking matches', async () => {
    const { container } = openList('/console/bookings?q=ZZZ', {
      'GET operations/bookings': () => listOf([]),
    });
    expect(
      await screen.findByRole('heading', { name: 'Ninguna reserva coincide' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});

describe('one booking', () => {
  it('shows the whole booking, with people masked', async () => {
    const { container } = openOne();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Reserva TQ7K2M9XPA' }),
    ).toBeInTheDocument();
    const part = (name: string) => text(screen.getByRole('region', { name }));
    const facts = rowOf(
      screen.getByRole('region', { name: 'Casa Medina' }),
      'Intentos con el proveedor',
    );
    expect(facts.getByText('1 (consultas: 6)')).toBeInTheDocument();
    expectEntry('TQ7K2M9XPA-1', ['Aprobado', '$ 480.000']);
    expectEntry('Decisión de operación', ['Hecha', '$ 20.000']);
    const [newest, oldest] = within(screen.getByRole('region', { name: 'Historia' })).getAllByRole(
      'listitem',
    );
    expect(newest).toHaveTextContent('Proveedor sin respuesta');
    expect(oldest).toHaveTextContent('Reserva creada');
    expect(within(oldest!).getByText(/^El viajero lee: Creamos tu reserva/)).toBeInTheDocument();
    expectEntry('Tu reserva en Casa Medina', ['Enviado']);
    expect(part('Personas')).toContain('A••• G•••');
    expect(screen.getByRole('link', { name: /Abrir el caso/ })).toHaveAttribute(
      'href',
      '/console/cases?id=c-1',
    );
    await expectNoAxeViolations(container);
  });
  it('shows a mail that was not written, and why one was not sent', async () => {
    const mail = { subject: null, created_at: '2026-11-20T15:33:00.000Z', sent_at: null };
    openOne({
      'GET operations/bookings/:id': () => ({
        data: aBooking({
          mails: [
            { id: 'm-1', template: 'booking.reserved', state: 'DROPPED', problem: null, ...mail },
            {
              id: 'm-2',
              template: 'refund.done',
              state: 'FAILED',
              problem: 'not written',
              ...mail,
            },
          ],
        }),
      }),
    });
    const mails = await screen.findByRole('region', { name: 'Correos' });
    expectEntry('Reserva creada', ['No se envió'], mails);
    expectEntry('Devolución hecha', ['No se pudo enviar', /No se pudo redactar/], mails);
  });
  it('shows the instalments of a booking', async () => {
    const part = { number: 1, due_on: null, paid_at: null, payment: null, amount: 200_000 };
    openOne({
      'GET operations/bookings/:id': () => ({
        data: aBooking({
          schedule: [
            { ...part, status: 'PAID', paid_at: '2026-11-20T15:33:00.000Z', payment: 'TQ7K-1' },
            { ...part, number: 2, due_on: '2027-01-15', status: 'OVERDUE' },
            { ...part, number: 3, due_on: '2027-02-15', status: 'LATER' },
          ],
        }),
      }),
    });
    expect(await screen.findByText('Saldo: $ 400.000')).toBeInTheDocument();
    expectEntry('Parte 1', ['Pagada', '$ 200.000', /^Pagada el 20 nov.* con TQ7K-1$/]);
    expectEntry('Parte 2', ['Vencida', '$ 200.000', 'Hasta el 15 ene. 2027']);
    expectEntry('Parte 3', ['Más adelante', '$ 200.000', 'Hasta el 15 feb. 2027']);
  });
  it('shows the people for a reason', async () => {
    const user = userEvent.setup();
    const whole = {
      customer: {
        name: 'Ana Gómez',
        document: '1032456789',
        email: 'ana@correo.test',
        phone: '+57 3001234567',
      },
      passengers: [],
    };
    const { requests } = openOne({
      'POST operations/bookings/:id/people': () => ({ data: whole }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ver los datos completos' }));
    await user.click(screen.getByRole('button', { name: 'Ver datos' }));
    expect(
      screen.getByRole('textbox', { name: '¿Para qué los necesitas?' }),
    ).toHaveAccessibleDescription('Escribe al menos cinco letras.');
    expect(screen.getByRole('textbox', { name: '¿Para qué los necesitas?' })).toHaveFocus();
    await user.type(
      screen.getByRole('textbox', { name: '¿Para qué los necesitas?' }),
      'Llamó el viajero{Enter}',
    );
    expect(await screen.findByText(/Ana Gómez/)).toBeInTheDocument();
    expect(requests.find(({ key }) => key.startsWith('POST'))?.input).toMatchObject({
      params: { id: 'b-1' },
      body: { reason: 'Llamó el viajero' },
    });
  });
  it('requires a fresh code before the people, and then shows them without another reason', async () => {
    const user = userEvent.setup();
    let isFresh = false;
    const { requests } = openOne({
      'POST operations/bookings/:id/people': () => {
        if (!isFresh) throw aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
        const customer = {
          name: 'Ana Gómez',
          document: '1',
          email: 'ana@correo.test',
          phone: '+57 1',
        };
        return { data: { customer, passengers: [] } };
      },
      'POST operations/second_factor/proofs': () => {
        isFresh = true;
        return { data: { recovery_codes: null } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ver los datos completos' }));
    await user.type(
      screen.getByRole('textbox', { name: '¿Para qué los necesitas?' }),
      'Llamó el viajero{Enter}',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456{Enter}');
    expect(await screen.findByText(/Ana Gómez/)).toBeInTheDocument();
    expect(
      requests.filter(({ key }) => key.endsWith('people')).map(({ input }) => input),
    ).toMatchObject([
      { body: { reason: 'Llamó el viajero' } },
      { body: { reason: 'Llamó el viajero' } },
    ]);
  });
  it('shows that the booking does not exist', async () => {
    renderConsole(<Page />, '/console/bookings?id=b-9', {
      'GET operations/bookings/:id': () =>
        Promise.reject(aProblem({ status: 404, code: 'NOT_FOUND' })),
    });
    expect(
      await screen.findByRole('heading', { name: 'No encontramos esta reserva' }),
    ).toBeInTheDocument();
  });
});
