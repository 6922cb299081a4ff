import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations, rowOf, type ApiAnswers } from '@tiquete/testing';
import { aDeparture, aListedDeparture, aPassengerList } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const ID = 'PE-CUSCO_2027-05-05';
const listOf = (departures = [aListedDeparture()], next: string | null = null) => ({
  data: departures,
  meta: { next },
});
const openList = (
  route = '/console/departures',
  answers: ApiAnswers = { 'GET console/packages/departures': () => listOf() },
) => renderConsole(<Page />, route, answers);
const openOne = (answers: ApiAnswers = {}, departure = aDeparture()) =>
  renderConsole(<Page />, `/console/departures?id=${ID}`, {
    'GET console/packages/departures/:id': () => ({ data: departure }),
    ...answers,
  });
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the list', () => {
  it('shows each departure with its sale, rooms and group', async () => {
    const { container } = openList();
    const link = await screen.findByRole('link', {
      name: 'Cusco y el Valle Sagrado, 05 may. 2027',
    });
    expect(link).toHaveAttribute('href', `/console/departures?id=${ID}`);
    const row = text(link.closest('li')!);
    expect(row).toContain('PE-CUSCO · 2 noches');
    expect(row).toContain('Se vende');
    expect(row).toContain('Viajeros del grupo: 2 de 6');
    expect(row).toContain('Vendidas: 1 de 5');
    expect(row).toContain('Quedan 3, 1 en pago');
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
  it('requests the list with the filters of the address, and leads to the next page', async () => {
    const { requests } = openList(
      '/console/departures?q=cusco&month=2027-05&state=CLOSED&group=below&after=PE-CUSCO_2027-05-01',
      { 'GET console/packages/departures': () => listOf([aListedDeparture()], ID) },
    );
    expect(await screen.findByRole('link', { name: 'Ver las siguientes' })).toHaveAttribute(
      'href',
      `/console/departures?q=cusco&month=2027-05&state=CLOSED&group=below&after=${ID}`,
    );
    expect(requests[0]?.input.query).toEqual({
      q: 'cusco',
      month: '2027-05',
      state: 'CLOSED',
      below_minimum: 'yes',
      cursor: 'PE-CUSCO_2027-05-01',
    });
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/console/departures?q=cusco&month=2027-05&state=CLOSED&group=below',
    );
    expect(screen.getByRole('combobox', { name: 'Mes de salida' })).toHaveDisplayValue(
      /mayo.* 2027/i,
    );
  });
  it('writes the filters to the address', async () => {
    const user = userEvent.setup();
    const { address, requests } = openList();
    await user.type(screen.getByRole('searchbox', { name: 'Paquete' }), ' Cusco ');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Grupo mínimo' }),
      'Por debajo del mínimo',
    );
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(address()).toBe('/console/departures?q=Cusco&group=below');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Quitar filtros' })).toBeInTheDocument();
  });
  it('shows that no departure matches, or that there are none', async () => {
    const none: ApiAnswers = { 'GET console/packages/departures': () => listOf([]) };
    const { container, unmount } = openList('/console/departures?q=zzz', none);
    expect(
      await screen.findByRole('heading', { name: 'Ninguna salida coincide' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
    unmount();
    openList('/console/departures', none);
    expect(
      await screen.findByRole('heading', { name: 'No hay salidas por venir' }),
    ).toBeInTheDocument();
  });
  it('shows an error, and succeeds on retry', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const { container } = openList('/console/departures', {
      'GET console/packages/departures': () =>
        isDown ? Promise.reject(aProblem({ status: 503, code: 'UNAVAILABLE' })) : listOf(),
    });
    expect(
      await screen.findByRole('heading', { name: 'No pudimos cargar esta parte' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
    isDown = false;
    await user.click(screen.getByRole('button', { name: /intentar|reintentar/i }));
    expect(await screen.findByText('1 salida')).toBeInTheDocument();
  });
});

describe('one departure', () => {
  it('shows rooms by type and the group', async () => {
    const { container } = openOne();
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Cusco y el Valle Sagrado, 05 may. 2027',
      }),
    ).toBeInTheDocument();
    const facts = text(screen.getByRole('region', { name: 'Cusco y el Valle Sagrado' }));
    expect(facts).toContain('Viajeros: 2 de 6 Faltan viajeros');
    const rooms = screen.getByRole('region', { name: 'Cupos por tipo de habitación' });
    expect(
      rowOf(rooms, 'Doble').getByText('Cupo 2 · vendidas 1 · en pago 1 · libres 0'),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
  it('rejects a total below the rooms held and sold, and sends a valid one', async () => {
    const user = userEvent.setup();
    const { requests } = openOne({
      'POST console/packages/departures/:id/allotments': () => ({ data: aDeparture() }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cambiar el cupo: Doble' }));
    const field = screen.getByRole('textbox', { name: 'Nuevo cupo: Doble' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '1{Enter}');
    expect(field).toHaveAccessibleDescription('Escribe un número entero de 2 a 2.000.');
    expect(requests.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
    await user.clear(field);
    await user.type(field, '4{Enter}');
    expect(
      await screen.findByText('Listo: el cupo cambió y la búsqueda ya lo muestra.'),
    ).toBeInTheDocument();
    expect(requests.find(({ key }) => key.startsWith('POST'))?.input).toMatchObject({
      params: { id: ID },
      body: { room_type: 'double', total: 4 },
    });
    await waitFor(() =>
      expect(requests.filter(({ key }) => key.startsWith('GET'))).toHaveLength(2),
    );
  });
  it('shows the newer count of the api, and leaves the number in its field', async () => {
    const user = userEvent.setup();
    openOne({
      'POST console/packages/departures/:id/allotments': () =>
        Promise.reject(aProblem({ status: 409, code: 'ALLOTMENT_TAKEN', detail: 'Hay 3 ventas.' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Cambiar el cupo: Doble' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('No se pudo. Hay 3 ventas.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nuevo cupo: Doble' })).toHaveValue('2');
  });
  it('closes the sale for a reason, and opens it again', async () => {
    const user = userEvent.setup();
    let departure = aDeparture();
    const { requests, container } = openOne({
      'GET console/packages/departures/:id': () => ({ data: departure }),
      'POST console/packages/departures/:id/sale': () => {
        departure = aDeparture({
          sale: 'CLOSED',
          closed: { at: '2027-01-10T17:00:00.000Z', by: 'Olga Ruiz', reason: 'Sin hotel' },
        });
        return { data: departure };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cerrar la salida' }));
    const sale = part('Venta de la salida');
    expect(sale.getByText(/Las reservas que ya existen siguen/)).toBeInTheDocument();
    await user.click(sale.getByRole('button', { name: 'Cerrar la salida' }));
    const reason = sale.getByRole('textbox', { name: '¿Por qué la cierras?' });
    expect(reason).toHaveAccessibleDescription('Escribe al menos cinco letras.');
    await user.type(reason, 'Sin hotel{Enter}');
    expect(await screen.findByText('Listo: la salida ya no se vende.')).toBeInTheDocument();
    expect(requests.find(({ key }) => key.startsWith('POST'))?.input).toMatchObject({
      params: { id: ID },
      body: { sale: 'CLOSED', reason: 'Sin hotel' },
    });
    expect(await sale.findByText(/La cerró Olga Ruiz el/)).toBeInTheDocument();
    expect(sale.getByRole('button', { name: 'Abrir de nuevo' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
  it('does not offer to open a departure that left the catalogue', async () => {
    openOne(
      {},
      aDeparture({
        sale: 'CLOSED',
        is_offered: false,
        closed: { at: '2027-01-10T17:00:00.000Z', by: 'Olga Ruiz', reason: 'Sin hotel' },
      }),
    );
    expect(await screen.findByText(/El catálogo no ofrece esta salida/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abrir de nuevo' })).not.toBeInTheDocument();
  });
  it('requires a fresh code before the list, and again before the file once the code is old', async () => {
    const user = userEvent.setup();
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    let isFresh = false;
    const guarded = <T,>(data: T) =>
      isFresh
        ? { data }
        : Promise.reject(aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' }));
    const { requests, container } = openOne({
      'POST operations/second_factor/proofs': () => {
        isFresh = true;
        return { data: { recovery_codes: null } };
      },
      'POST console/packages/departures/:id/passengers': () =>
        guarded({ bookings: aPassengerList() }),
      'POST console/packages/departures/:id/passengers_files': () =>
        guarded({ name: 'pasajeros.csv', content: '"Reserva"' }),
    });
    const giveCode = async () => {
      const code = await screen.findByRole('textbox', { name: 'Código' });
      expect(screen.getByText(/^Antes de ver los datos de los viajeros/)).toBeVisible();
      await expectNoAxeViolations(container);
      await user.type(code, '123456{Enter}');
    };
    await user.click(await screen.findByRole('button', { name: 'Ver la lista de pasajeros' }));
    await user.type(
      screen.getByRole('textbox', { name: '¿Para qué los necesitas?' }),
      'Lista para el hotel{Enter}',
    );
    await giveCode();
    expect(await screen.findByRole('link', { name: 'TQ7K2M9XPA' })).toBeInTheDocument();
    isFresh = false;
    await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
    await giveCode();
    expect(await screen.findByText(/El archivo está en las descargas/)).toBeInTheDocument();
    expect(
      requests
        .filter(({ key }) => key.startsWith('POST console'))
        .map(({ input }) => (input.body as { reason: string }).reason),
    ).toEqual(Array(4).fill('Lista para el hotel'));
  });
  it('shows the travellers for a reason, and saves the file for the same reason', async () => {
    const user = userEvent.setup();
    const createObjectURL = jest.fn((_: Blob) => 'blob:x');
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
    const { requests, container } = openOne({
      'POST console/packages/departures/:id/passengers': () => ({
        data: { bookings: aPassengerList() },
      }),
      'POST console/packages/departures/:id/passengers_files': () => ({
        data: { name: 'pasajeros.csv', content: '\uFEFF"Reserva"' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ver la lista de pasajeros' }));
    await user.type(
      screen.getByRole('textbox', { name: '¿Para qué los necesitas?' }),
      'Lista para el hotel{Enter}',
    );
    expect(await screen.findByRole('link', { name: 'TQ7K2M9XPA' })).toHaveAttribute(
      'href',
      '/console/bookings?id=b-1',
    );
    const list = text(screen.getByRole('region', { name: 'Pasajeros' }));
    expect(list).toContain('Marta Gómez Ruiz · Adulto · Habitación 1, doble');
    expect(list).toContain(
      'Pasaporte AB102030 · vence el 31 ene. 2030 · CO · nació el 02 jun. 1985',
    );
    expect(list).toContain('Con saldo vencido');
    expect(list).toContain('$ 300.000 de $ 1.000.000');
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
    expect(await screen.findByText(/El archivo está en las descargas/)).toBeInTheDocument();
    expect(createObjectURL.mock.calls[0]?.[0]).toMatchObject({ type: 'text/csv;charset=utf-8' });
    expect(
      requests.filter(({ key }) => key.startsWith('POST')).map(({ input }) => input.body),
    ).toEqual([{ reason: 'Lista para el hotel' }, { reason: 'Lista para el hotel' }]);
  });
  it('has no passenger list without bookings', async () => {
    openOne({}, aDeparture({ bookings: 0 }));
    expect(await screen.findByText('Nadie ha comprado esta salida.')).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Ver la lista de pasajeros' }),
    ).not.toBeInTheDocument();
  });
  it('shows that the departure does not exist', async () => {
    openOne({
      'GET console/packages/departures/:id': () =>
        Promise.reject(aProblem({ status: 404, code: 'NOT_FOUND' })),
    });
    expect(
      await screen.findByRole('heading', { name: 'No encontramos esta salida' }),
    ).toBeInTheDocument();
  });
});
