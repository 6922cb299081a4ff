import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem } from '@tiquete/testing';
import { aBrand, aDraft, aHost, aVersion } from '../testing/builders';
import { renderBrands } from '../testing/renderBrands';
import { Page } from './Page';

const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const UNPROVEN = 'Falta comprobar que un dominio es tuyo.';

it('still shows the note after a rejected publication, and clears errors and success with the draft', async () => {
  const user = userEvent.setup();
  let state = aBrand({ draft: aDraft() });
  let isRefused = true;
  const { requests } = renderBrands(<Page />, '/console/brands/edit?brand=andes', {
    'GET console/brands/:brand': () => ({ data: state }),
    'GET console/brands/:brand/hosts': () => ({ data: [aHost()] }),
    'GET console/brands/:brand/comparison': () => ({
      data: { from: 1, to: 2, differences: [], settings: [], products: [] },
    }),
    'PUT console/brands/:brand/draft': ({ body }) => {
      const { file } = body as { file: object };
      state = { ...state, draft: aDraft({ revision: 2 }, file) };
      return { data: state };
    },
    'POST console/brands/:brand/publications': () => {
      if (isRefused) throw aProblem({ status: 409, code: 'BRAND_REFUSED', detail: UNPROVEN });
      state = aBrand({ published: aVersion({ number: 2 }) });
      return { data: state };
    },
  });
  await press('Publicar…');
  await user.type(await field('Nota para el historial'), 'Nueva voz');
  await press('Publicar ahora');
  expect(await screen.findByText(`No se publicó. ${UNPROVEN}`)).toBeVisible();
  isRefused = false;
  await user.type(await field('Lema'), '!');
  await press('Guardar borrador');
  expect(await field('Nota para el historial')).toHaveValue('Nueva voz');
  expect(screen.queryByText(/^No se publicó/)).toBeNull();
  await press('Publicar ahora');
  expect(await screen.findByText('Publicada la versión 2.')).toBeVisible();
  const sent = requests.filter(({ key }) => key === 'POST console/brands/:brand/publications');
  expect(sent.at(-1)?.input.body).toMatchObject({ note: 'Nueva voz' });
  await user.type(await field('Lema'), '?');
  await press('Guardar borrador');
  expect(await screen.findByRole('button', { name: 'Publicar…' })).toBeVisible();
  expect(screen.queryByText('Publicada la versión 2.')).toBeNull();
});
