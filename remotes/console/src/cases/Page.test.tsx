import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationsCase } from '@tiquete/contracts';
import { aProblem, expectNoAxeViolations, rowOf, type ApiAnswers } from '@tiquete/testing';
import { aBooking, aCase, aPayment } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const listOf = (cases: OperationsCase[]) => ({
  data: cases,
  meta: { total: cases.length, page: 1, page_size: 30 },
});
const openOne = (answers: ApiAnswers = {}) =>
  renderConsole(<Page />, '/console/cases?id=c-1', {
    'GET operations/cases/:id': () => ({ data: aCase() }),
    'GET operations/bookings/:id': () => ({ data: aBooking() }),
    ...answers,
  });
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');
const field = (name: string) => screen.getByRole('textbox', { name });
const posts = (requests: { key: string; input: { body?: unknown; idempotencyKey?: string } }[]) =>
  requests.filter(({ key }) => key.startsWith('POST')).map(({ input }) => input);

describe('the list', () => {
  it('shows the cases that need a person, titled by the finding', async () => {
    const mismatch = aCase({
      id: 'c-2',
      kind: 'RECONCILIATION',
      booking: null,
      data: { difference: 'UNKNOWN_BOOKING_AT_SUPPLIER', locator: 'HB-9' },
    });
    const { container } = renderConsole(<Page />, '/console/cases', {
      'GET operations/cases': () => listOf([aCase(), mismatch]),
    });
    const link = await screen.findByRole('link', { name: 'El proveedor no dice si reservó' });
    const row = within(link.closest('li')!);
    for (const cell of [
      'Abierto hace 3 horas',
      'TQ7K2M9XPA',
      'Casa Medina',
      'Proveedor sin respuesta',
    ])
      expect(row.getByText(cell)).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Reserva del proveedor que no conocemos' }),
    ).toHaveAttribute('href', '/console/cases?id=c-2');
    await expectNoAxeViolations(container);
  });
  it('switches to the closed cases by the address', async () => {
    const user = userEvent.setup();
    const { address, requests, container } = renderConsole(<Page />, '/console/cases', {
      'GET operations/cases': () => listOf([]),
    });
    expect(
      await screen.findByRole('heading', { name: 'No hay casos abiertos' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cerrados' }));
    expect(address()).toBe('/console/cases?state=RESOLVED');
    expect(
      await screen.findByRole('heading', { name: 'No hay casos cerrados' }),
    ).toBeInTheDocument();
    expect(requests.map(({ input }) => input.query)).toEqual([
      { state: 'OPEN', page: 1 },
      { state: 'RESOLVED', page: 1 },
    ]);
    await expectNoAxeViolations(container);
  });
});

describe('one case', () => {
  it('shows data, log and booking of a case', async () => {
    const { container } = openOne();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'El proveedor no dice si reservó' }),
    ).toBeInTheDocument();
    const known = await screen.findByRole('region', { name: 'Qué se sabe' });
    expect(rowOf(known, 'Proveedor').getByText('HB')).toBeInTheDocument();
    expect(rowOf(known, 'Intentos').getByText('2')).toBeInTheDocument();
    const done = within(screen.getByRole('region', { name: 'Qué se ha hecho' }));
    const [newest, oldest] = done.getAllByRole('listitem');
    expect(newest).toHaveTextContent('Olga Ruiz: Volvió a preguntar');
    expect(oldest).toHaveTextContent('El sistema: Se abrió el caso');
    expect(await screen.findByRole('link', { name: /Ver la reserva completa/ })).toHaveAttribute(
      'href',
      '/console/bookings?id=b-1',
    );
    await expectNoAxeViolations(container);
  });
  it('queries the supplier again for the case as it was seen, and reloads case and booking', async () => {
    const user = userEvent.setup();
    const { requests } = openOne({
      'POST operations/bookings/:id/asks': () => ({
        data: { asked_at: '2026-11-20T15:30:00.000Z' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Volver a preguntar' }));
    expect(await screen.findByText(/volvemos a preguntar ahora/)).toBeInTheDocument();
    expect(posts(requests)).toEqual([
      { params: { id: 'b-1' }, body: { case: { id: 'c-1', version: 3 } } },
    ]);
    await waitFor(() =>
      expect(requests.map(({ key }) => key).filter((key) => key.startsWith('GET'))).toHaveLength(4),
    );
  });
  it('shows that the case changed, and its present state', async () => {
    const user = userEvent.setup();
    let version = 3;
    openOne({
      'GET operations/cases/:id': () => ({
        data: aCase({ version, note: version > 3 ? 'Otra persona lo vio' : null }),
      }),
      'POST operations/bookings/:id/asks': () => {
        version = 4;
        throw aProblem({
          code: 'CASE_CHANGED',
          status: 409,
          title: 'El caso cambió desde que lo abriste. Revísalo antes de continuar.',
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Volver a preguntar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El caso cambió desde que lo abriste',
    );
    expect(await screen.findByText('Otra persona lo vio')).toBeInTheDocument();
  });
  it('refunds only with the amount typed twice and a reason, and resends it under the same key', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const { requests, container } = openOne({
      'POST operations/bookings/:id/refunds': () => {
        if (isDown) throw aProblem({ code: 'OFFLINE', status: 0, title: 'No hay conexión.' });
        return { data: { payment_id: 'p-1', amount: 100_000, refundable: 380_000 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver dinero' }));
    const form = within(screen.getByRole('form', { name: 'Devolver dinero' }));
    await user.click(form.getByRole('button', { name: 'Devolver dinero' }));
    expect(text(document.body)).toContain('Escribe un valor entero en pesos, de 1 a $ 480.000.');
    expect(field('Valor que devuelves, en pesos')).toHaveFocus();
    await user.type(field('Valor que devuelves, en pesos'), '100.000');
    await user.type(field('Escribe otra vez el valor'), '10000');
    await user.type(field('Motivo'), 'Ruido de noche');
    const send = () => user.click(form.getByRole('button', { name: /Devolver \$/ }));
    await send();
    expect(field('Escribe otra vez el valor')).toHaveAccessibleDescription(
      'Los dos valores no coinciden.',
    );
    expect(posts(requests)).toEqual([]);
    await expectNoAxeViolations(container);

    await user.type(field('Escribe otra vez el valor'), '0');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo. No hay conexión.');
    expect(field('Motivo')).toHaveValue('Ruido de noche');
    isDown = false;
    await send();
    expect(await screen.findByText('Listo: la devolución quedó ordenada.')).toBeInTheDocument();
    const [first, second] = posts(requests);
    expect(first).toEqual(second);
    expect(second).toMatchObject({
      body: {
        payment_id: 'p-1',
        amount: 100_000,
        repeated_amount: 100_000,
        refundable: 480_000,
        reason: 'Ruido de noche',
        case: { id: 'c-1', version: 3 },
      },
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(screen.queryByRole('form', { name: 'Devolver dinero' })).not.toBeInTheDocument();
  });
  it('requires another code before a refund, and then sends the same refund', async () => {
    const user = userEvent.setup();
    let isFresh = false;
    const { requests, container } = openOne({
      'POST operations/bookings/:id/refunds': () => {
        if (!isFresh) throw aProblem({ code: 'SECOND_FACTOR_REQUIRED', status: 403 });
        return { data: { payment_id: 'p-1', amount: 100_000, refundable: 380_000 } };
      },
      'POST operations/second_factor/proofs': () => {
        isFresh = true;
        return { data: { recovery_codes: null } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver dinero' }));
    await user.type(field('Valor que devuelves, en pesos'), '100000');
    await user.type(field('Escribe otra vez el valor'), '100000');
    await user.type(field('Motivo'), 'Ruido de noche');
    await user.click(screen.getByRole('button', { name: /Devolver \$/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456');
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Listo: la devolución quedó ordenada.')).toBeInTheDocument();
    const [first, , second] = posts(requests);
    expect(first).toEqual(second);
  });
  it('locks the fields while a code is required, until the operator goes back to them', async () => {
    const user = userEvent.setup();
    openOne({
      'POST operations/bookings/:id/refunds': () => {
        throw aProblem({ code: 'SECOND_FACTOR_REQUIRED', status: 403 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver dinero' }));
    await user.type(field('Valor que devuelves, en pesos'), '100000');
    await user.type(field('Escribe otra vez el valor'), '100000');
    await user.type(field('Motivo'), 'Ruido de noche');
    await user.click(screen.getByRole('button', { name: /Devolver \$/ }));
    expect(await screen.findByRole('textbox', { name: 'Código' })).toHaveFocus();
    expect(field('Valor que devuelves, en pesos')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Devolver \$/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cambiar lo que escribí' }));
    expect(screen.queryByRole('textbox', { name: 'Código' })).not.toBeInTheDocument();
    await user.type(field('Valor que devuelves, en pesos'), '0');
    expect(screen.getByRole('button', { name: /Devolver \$\s1\.000\.000/ })).toBeInTheDocument();
    expect(field('Motivo')).toHaveValue('Ruido de noche');
  });
  it('offers no refund without a refundable amount', async () => {
    openOne({
      'GET operations/bookings/:id': () => ({
        data: aBooking({ payments: [aPayment({ refundable: 0 })] }),
      }),
    });
    expect(await screen.findByText('No hay dinero que se pueda devolver.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Devolver dinero' })).not.toBeInTheDocument();
  });
  it('closes with a note, and then offers no further action', async () => {
    const user = userEvent.setup();
    let opened = aCase();
    const { requests } = openOne({
      'GET operations/cases/:id': () => ({ data: opened }),
      'POST operations/cases/:id/resolutions': () => {
        opened = aCase({ state: 'RESOLVED', version: 4, note: 'El hotel confirmó' });
        return { data: opened };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cerrar el caso' }));
    await user.type(field('Cómo se resolvió'), 'El hotel confirmó{Enter}');
    expect(await screen.findByText('El caso quedó cerrado.')).toBeInTheDocument();
    expect(posts(requests)).toEqual([
      { params: { id: 'c-1' }, body: { version: 3, note: 'El hotel confirmó' } },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Volver a preguntar' })).not.toBeInTheDocument(),
    );
  });
  it('can be closed when it is not about one of our bookings', async () => {
    const { requests } = openOne({
      'GET operations/cases/:id': () => ({ data: aCase({ booking: null }) }),
    });
    expect(await screen.findByRole('button', { name: 'Cerrar el caso' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Volver a preguntar' })).not.toBeInTheDocument();
    expect(requests.map(({ key }) => key)).toEqual(['GET operations/cases/:id']);
  });
  it('shows that the case does not exist', async () => {
    openOne({
      'GET operations/cases/:id': () =>
        Promise.reject(aProblem({ status: 404, code: 'NOT_FOUND' })),
    });
    expect(
      await screen.findByRole('heading', { name: 'No encontramos este caso' }),
    ).toBeInTheDocument();
  });
});
