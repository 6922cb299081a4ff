import { screen } from '@testing-library/react';
import { initialConfig } from '@tiquete/platform';
import { hydrateWithBrand, renderWithBrand, startTestStore } from '@tiquete/testing';
import { ByWidth } from './ByWidth';

const parts = <ByWidth phone={<p>Resumen</p>} wide={<p>Formulario</p>} />;
const visit = (isMobile: boolean) =>
  startTestStore({ preloaded: { config: { ...initialConfig, isMobile } } });

it.each([
  [true, 'Resumen', 'Formulario'],
  [false, 'Formulario', 'Resumen'],
])(
  'renders both parts on the server, and keeps one in the browser (phone: %s)',
  async (isMobile, kept, removed) => {
    const { html, mismatches } = await hydrateWithBrand(parts, { store: visit(isMobile) });
    expect(html).toContain('Resumen');
    expect(html).toContain('Formulario');
    expect(screen.getByText(kept)).toBeVisible();
    expect(screen.queryByText(removed)).not.toBeInTheDocument();
    expect(mismatches).toEqual([]);
  },
);
it('renders only one part on a page that the server has not rendered', () => {
  renderWithBrand(parts, { store: visit(true) });
  expect(screen.getByText('Resumen')).toBeVisible();
  expect(screen.queryByText('Formulario')).not.toBeInTheDocument();
});
