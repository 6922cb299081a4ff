import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrandDraft } from '@tiquete/contracts';
import { aProblem } from '@tiquete/testing';
import { aDraft } from '../testing/builders';
import { renderBrands } from '../testing/renderBrands';
import { Preview } from './Preview';

/** A form in which each press types one more letter. */
function Form() {
  const [file, setFile] = useState<BrandDraft | null>(null);
  const type = () =>
    setFile((before) => ({ ...aDraft().file, tagline: `${before?.tagline ?? ''}a` }));
  return (
    <>
      <button type="button" onClick={type}>
        Escribir
      </button>
      <Preview brand="andes" file={file} />
    </>
  );
}
const frame = () => screen.findByTitle('El sitio con este borrador');
const RESTED = { timeout: 3000 };

it('follows the form after a pause, and shows the previous page when a new one fails', async () => {
  const user = userEvent.setup();
  let isDown = false;
  let made = 0;
  const { requests } = renderBrands(<Form />, '/console/brands/edit?brand=andes', {
    'POST console/brands/:brand/previews': () => {
      if (isDown) throw aProblem({ status: 503, code: 'UNAVAILABLE', title: 'Sin servicio.' });
      made += 1;
      return { data: { path: `/?preview=${made}`, expires_at: '2099-01-01T00:00:00.000Z' } };
    },
  });
  const taglines = () =>
    requests.map(({ input }) => (input.body as { file?: BrandDraft }).file?.tagline);
  expect(await frame()).toHaveAttribute('src', '/?preview=1');
  const key = screen.getByRole('button', { name: 'Escribir' });
  for (let times = 0; times < 3; times += 1) await user.click(key);
  expect(await frame()).toHaveAttribute('src', '/?preview=1');
  await waitFor(async () => expect(await frame()).toHaveAttribute('src', '/?preview=2'), RESTED);
  expect(taglines()).toEqual([undefined, 'aaa']);
  isDown = true;
  await user.click(key);
  expect(await screen.findByText(/Sin servicio/, {}, RESTED)).toBeVisible();
  expect(await frame()).toHaveAttribute('src', '/?preview=2');
});
