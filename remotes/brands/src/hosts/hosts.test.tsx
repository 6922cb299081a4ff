import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrandHost } from '@tiquete/contracts';
import { type ApiAnswers, aProblem, expectNoAxeViolations, pending } from '@tiquete/testing';
import { aBrand, aDraft, aHost } from '../testing/builders';
import { renderBrands } from '../testing/renderBrands';
import { Page } from '../edit/Page';

const MAR = aHost({
  host: 'mar.example',
  state: 'pending',
  method: null,
  checked_at: null,
  is_served: false,
});
/** Opens a draft with two hosts: one in service and a new one. */
const open = (second: BrandHost = MAR, answers: ApiAnswers = {}) =>
  renderBrands(<Page />, '/console/brands/edit?brand=andes', {
    'GET console/brands/:brand': () => ({
      data: aBrand({ draft: aDraft({}, { hosts: ['andes.localhost', 'mar.example'] }) }),
    }),
    'GET console/brands/:brand/hosts': () => ({ data: [aHost(), second] }),
    ...answers,
  });
const card = async (host: string) => (await screen.findByText(host)).closest('li')!;
const press = async (inside: HTMLElement, name: string) =>
  userEvent.setup().click(within(inside).getByRole('button', { name }));

it('shows which record to create, copies it, and looks it up', async () => {
  const copied: string[] = [];
  const user = userEvent.setup();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async (text) => void copied.push(text));
  const { requests, container } = open(MAR, {
    'POST console/brands/:brand/hosts/:host/verifications': () => ({
      data: { ...MAR, state: 'verified', method: 'http' },
    }),
  });
  const mar = await card('mar.example');
  expect(mar).toHaveTextContent('Por comprobar');
  await user.click(within(mar).getByRole('button', { name: 'Copiar: Valor' }));
  expect(copied).toEqual(['tiquete-verification=aa11']);
  await user.click(within(mar).getByRole('radio', { name: 'Con un archivo en tu sitio' }));
  expect(mar).toHaveTextContent('https://mar.example/.well-known/tiquete-verification.txt');
  await expectNoAxeViolations(container);
  await press(mar, 'Comprobar');
  expect(await within(mar).findByText(/^Listo: mar\.example es tuyo/)).toBeVisible();
  expect(within(mar).queryByRole('button', { name: 'Comprobar' })).toBeNull();
  expect(requests.at(-1)?.input).toMatchObject({
    params: { brand: 'andes', host: 'mar.example' },
    body: { method: 'http' },
  });
});

it.each([
  ['NO_RECORD', [], /No encontramos un registro TXT en _tiquete-challenge/],
  ['OTHER_RECORD', ['v=spf1'], /otro valor en _tiquete-challenge\S+: v=spf1/],
  ['TAKEN', [], /Otra marca ya mostró que mar\.example es suyo/],
] as const)('shows what was found instead: %s', async (code, found, text) => {
  open({ ...MAR, state: 'failed', method: 'dns', why: { code, found: [...found] } });
  expect(await card('mar.example')).toHaveTextContent(text);
});

it('shows why the look-up failed', async () => {
  open(MAR, {
    'POST console/brands/:brand/hosts/:host/verifications': () => {
      throw aProblem({ status: 429, code: 'RATE_LIMITED', title: 'Espera un momento.' });
    },
  });
  const mar = await card('mar.example');
  await press(mar, 'Comprobar');
  expect(await within(mar).findByRole('alert')).toHaveTextContent('Espera un momento.');
});

it('removes hosts until one is left, and confirms the removal of the host in use', async () => {
  const user = userEvent.setup();
  const { requests } = open(
    { ...MAR, host: window.location.hostname, state: 'verified', is_served: true },
    {
      'GET console/brands/:brand': () => ({
        data: aBrand({
          draft: aDraft({}, { hosts: ['andes.localhost', window.location.hostname] }),
        }),
      }),
      'PUT console/brands/:brand/draft': () => ({ data: aBrand({ draft: aDraft() }) }),
    },
  );
  const here = await card(window.location.hostname);
  await press(here, `Quitar ${window.location.hostname}`);
  expect(within(here).getByText(/Estás en este dominio ahora mismo/)).toBeVisible();
  await press(here, 'Quitar de todos modos');
  expect(await card(window.location.hostname)).toHaveTextContent(
    /Deja de atender cuando publiques/,
  );
  const andes = await card('andes.localhost');
  await press(andes, 'Quitar andes.localhost');
  expect(within(andes).getByText(/agrega otro antes de quitarlo/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(requests.find(({ key }) => key.startsWith('PUT'))?.input.body).toMatchObject({
    file: { hosts: ['andes.localhost'] },
  });
});

it('shows the known hosts and findings while those of a newer draft load', async () => {
  const user = userEvent.setup();
  let isSaved = false;
  const hosts = ['andes.localhost', 'mar.example'];
  open(MAR, {
    'GET console/brands/:brand/hosts': () => (isSaved ? pending() : { data: [aHost(), MAR] }),
    'PUT console/brands/:brand/draft': () => {
      isSaved = true;
      return { data: aBrand({ draft: aDraft({ revision: 2 }, { hosts }) }) };
    },
    'POST console/brands/:brand/hosts/:host/verifications': () => ({
      data: { ...MAR, state: 'verified', method: 'http' },
    }),
  });
  await card('mar.example');
  await user.type(screen.getByRole('textbox', { name: /^Lema/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  const mar = await card('mar.example');
  expect(mar).toHaveTextContent('Por comprobar');
  await press(mar, 'Comprobar');
  await within(mar).findByText(/^Listo: mar\.example es tuyo/);
  expect(mar).not.toHaveTextContent('Por comprobar');
});

it('shows a host that is not saved yet, and hosts of unknown state', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open(MAR, {
    'GET console/brands/:brand/hosts': () => {
      if (isDown) throw aProblem({ status: 503, code: 'UNAVAILABLE', title: 'Sin servicio.' });
      return { data: [aHost(), MAR] };
    },
  });
  expect(await screen.findByText(/No pudimos ver el estado de tus dominios/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Dominio 2' })).toHaveValue('mar.example');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await card('mar.example');
  await user.click(screen.getByRole('button', { name: 'Agregar dominio' }));
  await user.type(screen.getByRole('textbox', { name: 'Dominio 3' }), 'sol.example');
  expect(screen.getByText(/Guarda el borrador para ver cómo mostrar que es tuyo/)).toBeVisible();
});
