import { screen, within } from '@testing-library/react';
import { aBrand, expectNoAxeViolations, startDataGate } from '@tiquete/testing';
import { authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';

const heading = () => screen.findByRole('heading', { level: 1 });
beforeEach(() => void authServer());

it.each([
  ['/terms_and_conditions', 'Términos y condiciones'],
  ['/data_processing_policies', 'Política de tratamiento de datos personales'],
  ['/payments_faq', 'Preguntas frecuentes sobre pagos'],
  ['/credits', 'Créditos y fuentes de datos'],
  ['/no/such/page', 'No encontramos esta página'],
])('%s shows "%s" and has no accessibility violations', async (route, title) => {
  const { container } = await renderShell({ route });
  expect(await heading()).toHaveTextContent(title);
  expect(document.title).toContain('Tiquete');
  await expectNoAxeViolations(container);
});
it.each(['/terms_and_conditions', '/data_processing_policies'])(
  '%s shows its version and the seller, with contents that lead to each section',
  async (route) => {
    await renderShell({ route });
    await heading();
    const text = within(screen.getByRole('article'));
    expect(text.getByText(/Versión 2026-11/)).toBeVisible();
    expect(text.getByText(`Razón social: ${aBrand.legal_name}`)).toBeVisible();
    const links = within(text.getByRole('navigation', { name: 'Contenido' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
        link.textContent ?? '',
      );
  },
);
it('gives search engines the questions about payments with their answers', async () => {
  const blocks = startDataGate();
  await renderShell({ route: '/payments_faq' });
  await heading();
  expect(blocks()).toEqual([{ '@type': 'FAQPage', mainEntity: expect.any(Array) }]);
  expect(blocks()).toHaveProperty('0.mainEntity.1', {
    '@type': 'Question',
    name: '¿El precio que veo es el que pago?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: expect.stringMatching(/^Sí\. Es el total en pesos/),
    },
  });
});
it('an unknown address leads to the products, and search engines do not index it', async () => {
  await renderShell({ route: '/no/such/page' });
  await heading();
  expect(
    within(screen.getByRole('list', { name: 'Páginas que puedes visitar' })).getByRole('link', {
      name: 'Hoteles',
    }),
  ).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
it('the embedded page shows every search form without a frame, opening in the top window', async () => {
  const { container } = await renderShell({ route: '/components/searchs' });
  expect(await screen.findByRole('form', { name: 'Buscar hotel' })).toHaveAttribute(
    'target',
    '_top',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Hoteles' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});
