import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations } from '@tiquete/testing';
import { aSummary } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const open = (summary = aSummary()) =>
  renderConsole(<Page />, '/console', { 'GET operations/summary': () => ({ data: summary }) });

it('says at once that it is looking', async () => {
  const { container } = renderConsole(<Page />, '/console');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Consola de operación' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando el resumen…');
  await expectNoAxeViolations(container);
});
it('shows what needs a person, with the way there', async () => {
  const { container } = open();
  const cases = (await screen.findByRole('link', { name: 'Casos abiertos' })).closest('li')!;
  expect(cases).toHaveTextContent('Casos abiertos2El más viejo espera hace 3 horas');
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
it('is calm when nothing needs anybody', async () => {
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
it('says what failed and finds on another try; later failures leave what is known', async () => {
  let isDown = true;
  const { container } = renderConsole(<Page />, '/console', {
    'GET operations/summary': () => {
      if (isDown) throw aProblem();
      return { data: aSummary() };
    },
  });
  await expectNoAxeViolations(container);
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Casos abiertos' })).toBeInTheDocument();
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText(/Esto puede haber cambiado/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Casos abiertos' })).toBeInTheDocument();
});
it('asks once who is signed in when the api does not know an operator any more', async () => {
  const { sessions } = renderConsole(<Page />, '/console', {
    'GET operations/summary': () => Promise.reject(aProblem({ status: 404, code: 'NOT_FOUND' })),
  });
  await screen.findByRole('alert');
  expect(sessions).toHaveBeenCalledTimes(2);
});
