import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { holding, settle } from '@tiquete/testing';
import { aRemote, exposing, fakeFederation } from '../testing/builders';
import { authServer } from '../testing/fakeServer';
import { hydrateShell } from '../testing/hydrateShell';
import { OtherRelease, type LoadedFirstPage } from './FirstPageContext';

function Page() {
  const [nights, setNights] = useState(1);
  return (
    <>
      <h1 tabIndex={-1}>Hoteles</h1>
      <button onClick={() => setNights(nights + 1)}>Noches: {nights}</button>
    </>
  );
}
function Broken(): never {
  throw new Error('boom');
}
const ofRemote = { Page, release: 'hotels_r1' };
const withFallback = { remotes: [aRemote()] };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const hydrated: string[] = [];
beforeEach(() => {
  authServer();
  hydrated.splice(0);
  globalThis.__early = (part) => void hydrated.push(part);
  // React prints the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.__early = undefined;
});

it('stays as rendered until its code has arrived, while the frame already works', async () => {
  const user = userEvent.setup();
  const code = holding<LoadedFirstPage>(ofRemote);
  const { html, rendered, mismatches, drawn } = await hydrateShell({
    rendered: ofRemote,
    loaded: code.held,
  });
  expect(html).toContain('Hoteles</h1>');
  expect(mismatches).toEqual([]);
  const shown = await heading('Hoteles');
  expect(rendered.has(shown)).toBe(true);
  expect(hydrated).toEqual(['frame']);
  await user.click(screen.getByRole('button', { name: 'Noches: 1' }));
  expect(screen.getByRole('button', { name: 'Noches: 1' })).toBeVisible();
  expect(drawn).toEqual([]);

  code.release();
  await act(settle);
  expect(await heading('Hoteles')).toBe(shown);
  expect(hydrated).toEqual(['frame', 'page']);
  expect(drawn).toEqual(['hotels_r1']);
  await user.click(screen.getByRole('button', { name: 'Noches: 1' }));
  expect(screen.getByRole('button', { name: 'Noches: 2' })).toBeVisible();
  expect(mismatches).toEqual([]);
});
it('gives way to the usual route when another release is loaded instead', async () => {
  await hydrateShell({
    rendered: ofRemote,
    loaded: Promise.reject(new OtherRelease('hotels_r1 has rendered /, not hotels_r0')),
    boot: withFallback,
    federation: fakeFederation({ hotels_r0: exposing('hotels_r0') }),
  });
  expect(await heading('Inicio de hotels_r0')).toBeVisible();
  expect(hydrated).toEqual(['frame', 'page']);
});
it('shows the error card of the usual route when no release can be loaded', async () => {
  const user = userEvent.setup();
  const answers: Record<string, () => Promise<unknown>> = {};
  await hydrateShell({
    rendered: ofRemote,
    loaded: Promise.reject(new Error('503')),
    federation: fakeFederation(answers),
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  answers.hotels_r1 = exposing('hotels_r1');
  await user.click(retry);
  expect(await heading('Inicio de hotels_r1')).toBeVisible();
});
it('reports the release whose page crashes, and shows the one before', async () => {
  const { reports, drawn } = await hydrateShell({
    rendered: ofRemote,
    loaded: Promise.resolve({ Page: Broken, release: 'hotels_r1' }),
    boot: withFallback,
    federation: fakeFederation({ hotels_r0: exposing('hotels_r0') }),
  });
  expect(await heading('Inicio de hotels_r0')).toBeVisible();
  expect(reports).toEqual([
    { module: 'hotels', release: 'hotels_r1', message: 'render: Error: boom' },
    expect.objectContaining({ release: 'hotels_r1', instead: 'hotels_r0' }),
  ]);
  expect(drawn).toEqual(['hotels_r0']);
});
it('reports a crash of a page of the shell, and loads the page again', async () => {
  const reports: string[] = [];
  const sendBeacon = (_: string, body: URLSearchParams) =>
    reports.push(`${body.get('module')}: ${body.get('message')}`) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  await hydrateShell({
    rendered: { Page, release: null },
    loaded: Promise.resolve({ Page: Broken, release: null }),
    path: '/payments_faq',
  });
  expect(await heading('Preguntas frecuentes sobre pagos')).toBeVisible();
  expect(reports).toEqual(['shell: render: Error: boom']);
  Reflect.deleteProperty(navigator, 'sendBeacon');
});
