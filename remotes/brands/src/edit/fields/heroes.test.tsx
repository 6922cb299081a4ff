import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrandDraft } from '@tiquete/contracts';
import { aProblem, type ApiAnswers, expectNoAxeViolations } from '@tiquete/testing';
import { aBrand, aDraft, aHost, aVersion } from '../../testing/builders';
import { renderBrands } from '../../testing/renderBrands';
import { Page } from '../Page';

const PATH = '/brand/andes/hero-0123456789abcdef-1280.webp';
const open = (heroes: BrandDraft['heroes'], answers: ApiAnswers = {}) => {
  const brand = aBrand({ published: aVersion({}, { heroes }) });
  return renderBrands(<Page />, '/console/brands/edit?brand=andes', {
    'GET console/brands/:brand': () => ({ data: brand }),
    'GET console/brands/:brand/hosts': () => ({ data: [aHost()] }),
    'PUT console/brands/:brand/draft': () => ({ data: { ...brand, draft: aDraft() } }),
    ...answers,
  });
};
const flights = async () => within(await screen.findByRole('group', { name: 'Vuelos' }));
const saved = async (requests: ReturnType<typeof open>['requests']) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  const [put] = requests.filter(({ key }) => key === 'PUT console/brands/:brand/draft');
  return put?.input.body;
};

it('uploads a photograph for a product’s first page, and shows why one is rejected', async () => {
  const user = userEvent.setup();
  let isRefused = true;
  const { requests, container } = open(undefined, {
    'POST console/brands/:brand/heroes': () => {
      if (isRefused)
        throw aProblem({ status: 400, code: 'INVALID_FORMAT', detail: 'La foto mide poco.' });
      return { data: { path: PATH, ratio: 1.5 } };
    },
  });
  const file = new File(['jpeg'], 'playa.jpg', { type: 'image/jpeg' });
  const group = await flights();
  expect(group.queryByRole('button', { name: 'Quitar la foto' })).toBeNull();
  await user.upload(group.getByLabelText('Subir una foto: Foto'), file);
  expect(await group.findByText('La foto mide poco.')).toBeVisible();
  isRefused = false;
  await user.upload(group.getByLabelText('Subir una foto: Foto'), file);
  expect(await group.findByRole('img')).toHaveAttribute('src', PATH);
  await expectNoAxeViolations(container);
  expect(await saved(requests)).toMatchObject({ file: { heroes: { FLIGHT: { picture: PATH } } } });
  const [sent] = requests.filter(({ key }) => key === 'POST console/brands/:brand/heroes');
  expect(sent?.input).toMatchObject({ params: { brand: 'andes' }, bytes: file });
});

it('uploads no photograph of more than five megabytes', async () => {
  const user = userEvent.setup();
  const { requests } = open(undefined);
  const group = await flights();
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
  await user.upload(group.getByLabelText('Subir una foto: Foto'), large);
  expect(await group.findByText(/pasa de 5 MB/)).toBeVisible();
  expect(requests.filter(({ key }) => key.endsWith('/heroes'))).toEqual([]);
});

it('removes a photograph but not the texts', async () => {
  const user = userEvent.setup();
  const { requests } = open({ FLIGHT: { title: 'Vuela', picture: PATH } });
  const group = await flights();
  await user.click(group.getByRole('button', { name: 'Quitar la foto' }));
  expect(group.getByRole('button', { name: 'Subir una foto' })).toHaveFocus();
  expect(await saved(requests)).toMatchObject({ file: { heroes: { FLIGHT: { title: 'Vuela' } } } });
});
