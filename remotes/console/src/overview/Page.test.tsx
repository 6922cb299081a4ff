import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations, pending } from '@tiquete/testing';
import { aSummary } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const open = (summary = aSummary()) =>
  renderConsole(<Page />, '/console', { 'GET operations/summary': () => ({ data: summary }) });

it('shows at once that it is loading', async () => {
  const { container } = renderConsole(<Page />, '/console', { 'GET operations/summary': pending });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Consola de operación' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando el resumen…');
  await expectNoAxeViolations(container);
});
it('shows the work that needs a person, with links to it', async () => {
  const { container } = open();
  const cases = (await screen.findByRole('link', { name: 'Casos abiertos' })).closest('li')!;
  expect(within(cases).getByText('2')).toBeInTheDocument();
  expect(within(cases).getByText('El más viejo espera hace 3 horas')).toBeInTheDocument();
  expect(within(cases).getByRole('link')).toHaveAttribute('href', '/console/cases');
  expect(screen.getByRole('link', { name: 'Reservas en curso' })).toHaveAttribute(
    'href',
    '/console/bookings?course=unfinished',
  );
  expect(screen.getByRole('link', { name: 'Proveedor sin respuesta' })).toHaveAttribute(
    'href',
    '/console/bookings?state=SUPPLIER_UNKNOWN',
  );
  const runs = within(screen.getByRole('region', { name: 'Conciliación' }));
  expect(runs.getByText('Con diferencias')).toBeInTheDocument();
  expect(runs.getByText('380 revisadas, 2 sin respuesta, 1 diferencia')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Resumen' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(container);
});
it('shows no alarm when there is no such work', async () => {
  open(
    aSummary({
      bookings: [],
      unfinished: { count: 0, oldest_at: null },
      cases: [],
      outbox: { waiting: 0, oldest_at: null, failed: 0 },
      runs: [],
    }),
  );
  expect(await screen.findByText('Nada necesita a una persona')).toBeInTheDocument();
  for (const text of [
    'Ninguna espera nada',
    'Todo está avisado',
    'Todavía no hay reservas',
    'Aún no ha corrido',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
});
it('shows an error and succeeds on retry; later failures leave the numbers', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { container } = renderConsole(<Page />, '/console', {
    'GET operations/summary': () => {
      if (isDown) throw aProblem();
      return { data: aSummary() };
    },
  });
  await expectNoAxeViolations(container);
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Casos abiertos' })).toBeInTheDocument();
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText(/Esto puede haber cambiado/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Casos abiertos' })).toBeInTheDocument();
});
it('checks the session once when the api no longer accepts the operator', async () => {
  const { sessions } = renderConsole(<Page />, '/console', {
    'GET operations/summary': () => Promise.reject(aProblem({ status: 404, code: 'NOT_FOUND' })),
  });
  await screen.findByRole('alert');
  expect(sessions).toHaveBeenCalledTimes(2);
});
