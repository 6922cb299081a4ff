import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRemote, exposing, fakeFederation } from '../testing/builders';
import { authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';

beforeEach(() => {
  authServer();
  // React prints the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
const withFallback = { remotes: [aRemote()] };
function Broken(): never {
  throw new Error('boom');
}
const crashing = exposing('hotels_r1', { pages: { home: async () => ({ Page: Broken }) } });

it('shows the page of the current release inside the frame', async () => {
  await renderShell();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Inicio de hotels_r1' })).toBeVisible();
});
it('shows the fallback when the current release answers 503', async () => {
  await renderShell({
    boot: withFallback,
    federation: fakeFederation({ hotels_r0: exposing('hotels_r0') }),
  });
  expect(await screen.findByRole('heading', { name: 'Inicio de hotels_r0' })).toBeVisible();
});
it('shows the fallback when the current release crashes while rendering', async () => {
  const { reports } = await renderShell({
    boot: withFallback,
    federation: fakeFederation({ hotels_r1: crashing, hotels_r0: exposing('hotels_r0') }),
  });
  expect(await screen.findByRole('heading', { name: 'Inicio de hotels_r0' })).toBeVisible();
  expect(reports).toEqual([
    { module: 'hotels', release: 'hotels_r1', message: 'render: Error: boom' },
    expect.objectContaining({ release: 'hotels_r1', instead: 'hotels_r0' }),
  ]);
});
it('offers a retry when no release can be loaded, and the rest of the frame works', async () => {
  const user = userEvent.setup();
  const answers: Record<string, () => Promise<unknown>> = {};
  await renderShell({ federation: fakeFederation(answers) });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('link', { name: 'Hoteles' })).toBeVisible();
  answers.hotels_r1 = exposing('hotels_r1');
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Inicio de hotels_r1' })).toBeVisible();
});
it('offers a retry when the only release crashes while rendering', async () => {
  const user = userEvent.setup();
  const answers = { hotels_r1: crashing };
  await renderShell({ federation: fakeFederation(answers) });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  answers.hotels_r1 = exposing('hotels_r1');
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Inicio de hotels_r1' })).toBeVisible();
});
