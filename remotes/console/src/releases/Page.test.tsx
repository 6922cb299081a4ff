import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations, type ApiAnswers } from '@tiquete/testing';
import { aCell, aMatrix, aReleasePart } from '../testing/releases';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const open = (route: string, answers: ApiAnswers = {}, matrix = aMatrix()) =>
  renderConsole(
    <Page />,
    route,
    {
      'GET console/releases': () => ({ data: matrix }),
      'GET console/releases/parts/:part': () => ({ data: aReleasePart() }),
      ...answers,
    },
    'product-team',
  );
const openMatrix = (answers?: ApiAnswers, matrix?: ReturnType<typeof aMatrix>) =>
  open('/console/releases', answers, matrix);
const openPart = (answers?: ApiAnswers, matrix?: ReturnType<typeof aMatrix>) =>
  open('/console/releases?part=hotels', answers, matrix);
const refused = aProblem({
  status: 409,
  code: 'RELEASE_REFUSED',
  title: 'No movimos la versión.',
  detail: 'Alguien la movió mientras mirabas. Revisa cómo está ahora y decide de nuevo.',
});
const press = (name: string | RegExp) =>
  userEvent.setup().click(screen.getByRole('button', { name }));

describe('the matrix', () => {
  it('shows the release of each part for all brands, and the brands that differ', async () => {
    const { container } = openMatrix();
    const link = await screen.findByRole('link', { name: 'Ver hotels' });
    expect(link).toHaveAttribute('href', '/console/releases?part=hotels');
    const card = link.closest('li')!;
    expect(card).toHaveTextContent('1.4.0 hotels_0123456789');
    expect(within(card).getByText(/^Andes Viajes: 1\.3\.0/)).toBeInTheDocument();
    expect(within(card).getByText('Fija')).toBeInTheDocument();
    expect(screen.getByText('Mueves: hotels.')).toBeInTheDocument();
    // The product team has no access to bookings.
    expect(
      within(screen.getByRole('navigation', { name: 'Secciones de la consola' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Versiones', 'Historial']);
    await expectNoAxeViolations(container);
  });

  it('shows canaries, locks and releases that are not served', async () => {
    const canary = {
      release: 'hotels_9876543210',
      version: '1.5.0',
      percent: 10,
      percent_since: '2026-11-24T14:00:00.000Z',
      moved_by: 'platform',
      frozen: null,
    };
    const lock = {
      brand: null,
      part: null,
      reason: 'Cierre de año',
      actor: 'platform',
      locked_at: '2026-11-24T14:00:00.000Z',
    };
    openMatrix(
      {},
      {
        ...aMatrix({ locks: [lock] }),
        rows: [
          {
            brand: null,
            set: 'set_0123456789ab',
            parts: [aCell({ canary, problem: 'it is not signed' })],
          },
        ],
      },
    );
    const card = (await screen.findByRole('link', { name: 'Ver hotels' })).closest('li')!;
    for (const words of [
      'A prueba: 1.5.0 hotels_9876543210 para el 10 %',
      'Bloqueada',
      'No se sirve: it is not signed',
    ])
      expect(card).toHaveTextContent(words);
  });

  it('shows an error and succeeds on retry, and shows an empty matrix', async () => {
    let isDown = true;
    openMatrix({
      'GET console/releases': () =>
        isDown ? Promise.reject(aProblem({ status: 503 })) : { data: aMatrix({ rows: [] }) },
    });
    expect(
      await screen.findByRole('heading', { name: 'No pudimos cargar esta parte' }),
    ).toBeVisible();
    isDown = false;
    await press('Reintentar');
    expect(await screen.findByRole('heading', { name: 'Todavía no hay versiones' })).toBeVisible();
  });

  it('reads a support code, and shows its traveller’s releases as an override', async () => {
    const user = userEvent.setup();
    const used = {
      part: 'hotels',
      release: 'hotels_aaaaaaaaaa',
      version: '1.3.0',
      is_current: true,
      in_place_of: 'hotels_bbbbbbbbbb',
    };
    const data = { brand: 'andes', set: 'set_0123456789ab', releases: [used] };
    const code = 'andes.0123456789ab+hotels_aaaaaaaaaa';
    const { requests, container } = openMatrix({
      'GET console/releases/codes/:code': ({ params }) =>
        (params as { code?: string }).code === code
          ? { data }
          : Promise.reject(aProblem({ status: 404, code: 'NOT_FOUND' })),
      'PUT console/releases/override': () => ({ data: { override: null } }),
    });
    const field = await screen.findByRole('textbox', { name: 'Código de soporte' });
    await user.type(field, 'andes');
    await press('Buscar');
    expect(screen.getByText(/marca, punto y doce letras/)).toBeVisible();
    await user.type(field, '.ffffffffffff');
    await press('Buscar');
    expect(await screen.findByText('Ninguna página tuvo ese código.')).toBeVisible();
    await user.clear(field);
    await user.type(field, ` ${code.toUpperCase()} `);
    await press('Buscar');
    expect(await screen.findByText('Es la de ahora')).toBeVisible();
    expect(screen.getByText('En vez de hotels_bbbbbbbbbb, que no abrió')).toBeVisible();
    await expectNoAxeViolations(container);
    await press('Ver lo mismo en este navegador');
    expect(await screen.findByText(/^Listo: abre el sitio/)).toBeVisible();
    const sent = requests.at(-2)?.input.body ?? requests.at(-1)?.input.body;
    expect(sent).toEqual({ code, minutes: 60 });
  });
});

describe('a part', () => {
  const moves: unknown[] = [];
  beforeEach(() => void moves.splice(0));
  const moving: ApiAnswers = {
    'POST console/releases/moves': ({ body }) => {
      moves.push(body);
      return { data: { moved: [], lost: [] } };
    },
  };
  const fill = async (changes: Record<string, string>) => {
    const user = userEvent.setup();
    for (const [name, value] of Object.entries(changes))
      await user.selectOptions(await screen.findByRole('combobox', { name }), value);
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Corrige el precio por noche');
    await press('Revisar');
  };

  it('shows its health, its releases, and the release of each brand', async () => {
    const { container } = openPart();
    const health = within(
      await screen.findByRole('region', { name: 'Cómo va en las últimas 24 horas' }),
    );
    expect(health.getByText('3 (1,5 %)')).toBeInTheDocument();
    expect(health.getByText('1840 ms')).toBeInTheDocument();
    expect(health.getByText('0,04')).toBeInTheDocument();
    expect(health.getAllByRole('listitem').map(({ title }) => title)).toEqual([
      expect.stringMatching(/: 120 visitas, 0 con fallas$/),
      expect.stringMatching(/: 80 visitas, 3 con fallas$/),
    ]);
    expect(screen.getByText(/Cambio fedcba98 · Firmada por hotels/)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('is published as a canary after a confirmation', async () => {
    openPart(moving);
    await fill({ 'Cuántos visitantes': '10' });
    expect(
      screen.getByText(
        /Todas las marcas: el 10 % de los visitantes pasa de 1\.4\.0 hotels_0123456789 a 1\.5\.0 hotels_9876543210/,
      ),
    ).toBeVisible();
    expect(moves).toEqual([]);
    await press('Sí, publicar');
    expect(await screen.findByText(/^Listo: la próxima página/)).toBeVisible();
    expect(moves).toEqual([
      {
        action: 'canary',
        part: 'hotels',
        brand: null,
        release: 'hotels_9876543210',
        from: 'hotels_0123456789',
        percent: 10,
        reason: 'Corrige el precio por noche',
      },
    ]);
  });

  it('is published for one brand, or pinned there to its present release', async () => {
    const user = userEvent.setup();
    openPart(moving);
    await fill({ Para: 'tiquete', 'Cuántos visitantes': '100' });
    await press('Cambiar');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Versión' }),
      'hotels_0123456789',
    );
    await press('Revisar');
    await press('Sí, publicar');
    await waitFor(() => expect(moves).toHaveLength(1));
    expect(moves[0]).toMatchObject({ action: 'pin', brand: 'tiquete' });
  });

  it('requires a reason, and shows the api’s error', async () => {
    openPart({ 'POST console/releases/moves': () => Promise.reject(refused) });
    await screen.findByRole('textbox', { name: 'Motivo' });
    await press('Revisar');
    expect(screen.queryByRole('button', { name: 'Sí, publicar' })).not.toBeInTheDocument();
    await fill({});
    await press('Sí, publicar');
    expect(await screen.findByText(/Alguien la movió mientras mirabas/)).toBeVisible();
  });

  it('rolls back with a reason and a fresh code, and loses no typed text', async () => {
    const user = userEvent.setup();
    let hasCode = false;
    openPart({
      'POST console/releases/moves': ({ body }) => {
        if (!hasCode)
          return Promise.reject(aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' }));
        moves.push(body);
        return { data: { moved: [], lost: ['hotels: los filtros guardados'] } };
      },
      'POST operations/second_factor/proofs': () => {
        hasCode = true;
        return { data: { recovery_codes: null } };
      },
    });
    const [back] = await screen.findAllByRole('button', { name: 'Volver a la anterior' });
    await user.click(back!);
    await user.type(
      screen.getByRole('textbox', { name: /^¿Por qué vuelves hotels/ }),
      'Falla al abrir el mapa',
    );
    await user.click(
      within(screen.getByRole('form', { name: /^¿Por qué vuelves hotels/ })).getByRole('button', {
        name: 'Volver a la anterior',
      }),
    );
    await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456');
    await press('Continuar');
    expect(await screen.findByText(/pierden algo: hotels: los filtros guardados/)).toBeVisible();
    expect(moves).toEqual([
      {
        action: 'rollback',
        part: 'hotels',
        brand: null,
        from: 'hotels_0123456789',
        reason: 'Falla al abrir el mapa',
      },
    ]);
  });

  it('is visible without actions to another team', async () => {
    openPart({}, aMatrix({ may_move: ['flights'] }));
    expect(await screen.findByText(/La mueve otro equipo/)).toBeVisible();
    for (const name of ['Revisar', 'Volver a la anterior', /^Ver solo yo/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('is shown to one user as an override, with a notice that can end it', async () => {
    const user = userEvent.setup();
    const override = {
      releases: { hotels: 'hotels_9876543210' },
      expires_at: '2026-11-24T16:00:00.000Z',
    };
    let isOn = false;
    openPart({
      'GET console/releases': () => ({ data: aMatrix({ override: isOn ? override : null }) }),
      'PUT console/releases/override': () => {
        isOn = true;
        return { data: { override } };
      },
      'DELETE console/releases/override': () => {
        isOn = false;
        return { data: { override: null } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ver solo yo: 1.5.0' }));
    expect(await screen.findByText(/Solo en este navegador ves: hotels_9876543210/)).toBeVisible();
    await press('Ver lo de todos');
    await waitFor(() =>
      expect(screen.queryByText(/Solo en este navegador ves/)).not.toBeInTheDocument(),
    );
  });
});
