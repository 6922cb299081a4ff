import { screen } from '@testing-library/react';
import { Page } from '../edit/Page';
import { aBrand, aDraft, aHost } from '../testing/builders';
import { renderBrands } from '../testing/renderBrands';

const open = (state = aBrand()) =>
  renderBrands(<Page />, '/console/brands/edit?brand=andes', {
    'GET console/brands/:brand': () => ({ data: state }),
    'GET console/brands/:brand/hosts': () => ({ data: [aHost()] }),
  });

it('asks for a review of the legal texts that are the platform’s template', async () => {
  const own = { text: 'Nuestras condiciones.', date: '2026-11-01' };
  const { unmount } = open();
  expect(
    await screen.findByText(/^Por revisar: tus términos y tu política de datos/),
  ).toBeVisible();
  unmount();
  open(aBrand({ draft: aDraft({}, { policies: { terms: own, data: own } }) }));
  await screen.findByRole('textbox', { name: 'Lema' });
  expect(screen.queryByText(/^Por revisar/)).toBeNull();
});
