import { screen } from '@testing-library/react';
import { aBrand, expectNoAxeViolations } from '@tiquete/testing';
import { authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';

const ATTACK = '<img src=x onerror=alert(1)>';
const versions = [
  { version: '2027-01', date: '2027-01-15' },
  { version: '2026-11', date: '2026-11-20' },
];
const current = {
  ...versions[0],
  text: `Nuestras condiciones.\n\n## Quién vende\n\n${ATTACK}`,
  is_current: true,
  versions,
};
const earlier = {
  ...versions[1],
  text: 'Las condiciones de antes.',
  is_current: false,
  versions,
};
const boot = { brand: { ...aBrand, own_policies: ['terms' as const] } };
const answering = (data: object) =>
  authServer({ answers: { 'GET /api/policies/terms': { body: { data } } } });

it('shows the brand’s own text as plain text, with its version and a link to earlier ones', async () => {
  answering(current);
  const { container } = await renderShell({ route: '/terms_and_conditions', boot });
  expect(await screen.findByText('Nuestras condiciones.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  expect(screen.getByText(/^Versión 2027-01 · Rige desde el 15 ene/)).toBeVisible();
  expect(screen.getByText(ATTACK)).toBeVisible();
  expect(container.querySelector('img[src="x"]')).toBeNull();
  expect(screen.getByRole('link', { name: /^Versión 2026-11/ })).toHaveAttribute(
    'href',
    '/terms_and_conditions?version=2026-11',
  );
  await expectNoAxeViolations(container);
});

it('marks an earlier version as no longer in force', async () => {
  answering(earlier);
  await renderShell({ route: '/terms_and_conditions?version=2026-11', boot });
  expect(await screen.findByText('Las condiciones de antes.')).toBeVisible();
  expect(screen.getByText(/^Esta versión ya no rige/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leer la versión vigente' })).toHaveAttribute(
    'href',
    '/terms_and_conditions',
  );
});

it('offers a retry when the text cannot be loaded', async () => {
  authServer();
  await renderShell({ route: '/terms_and_conditions?version=1999', boot });
  expect(await screen.findByText('No pudimos cargar este texto.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});
