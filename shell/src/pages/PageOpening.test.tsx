import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  searchSectionChanged,
  selectSearchSection,
  useSelector,
  type RemoteSettings,
} from '@tiquete/platform';
import { holding, settle } from '@tiquete/testing';
import { aDefinition, aRemote, exposing, fakeFederation } from '../testing/builders';
import { authServer } from '../testing/fakeServer';
import { hydrateShell } from '../testing/hydrateShell';

const opening = (
  <>
    <h1>{'\uE003'}</h1>
    <button type="button">{'\uE001'}</button>
  </>
);
/** The frame of the results page, in a document with the words of its address. */
const frame = {
  path: '/searchs/hotels',
  opening,
  toDocument: (html: string) =>
    html.replace('\uE003', 'Hoteles en Cartagena').replace('\uE001', 'Cartagena'),
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const early: [part: string, isLeft?: boolean][] = [];
beforeEach(() => {
  authServer();
  early.splice(0);
  globalThis.__early = (...call) => void early.push(call);
  // React prints a difference between document and rendering as an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.__early = undefined;
});

it('stays as in the document until the code of the page has arrived, and gives way to the page', async () => {
  const code = holding({ remote: aDefinition('hotels_r1') });
  const { html, rendered, mismatches, drawn } = await hydrateShell({
    ...frame,
    federation: fakeFederation({ hotels_r1: () => code.held }),
  });
  expect(html).toContain('<h1>Hoteles en Cartagena</h1>');
  const shown = await heading('Hoteles en Cartagena');
  expect(rendered.has(shown)).toBe(true);
  const banner = screen.getByRole('banner');
  expect([early, drawn]).toEqual([[['frame']], []]);

  code.release();
  await act(settle);
  expect(await heading('Resultados de hotels_r1')).toBeVisible();
  expect(shown).not.toBeInTheDocument();
  expect(screen.getByRole('banner')).toBe(banner);
  expect(rendered.has(banner)).toBe(true);
  expect([early, drawn]).toEqual([[['frame'], ['page']], ['hotels_r1']]);
  expect(mismatches).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});
it('starts the search of its address before the page renders', async () => {
  const sessions: string[] = [];
  function Results() {
    sessions.push(useSelector(selectSearchSection).sessionCode);
    return <h1>Resultados</h1>;
  }
  const opensAt = (search: string, settings: RemoteSettings) => [
    searchSectionChanged({ sessionCode: `${search} ${String(settings.order)}` }),
  ];
  await hydrateShell({
    ...frame,
    path: '/searchs/hotels?room=2',
    boot: { remotes: [aRemote({ settings: { order: 'price_asc' } })] },
    federation: fakeFederation({
      hotels_r1: exposing('hotels_r1', {
        pages: { results: async () => ({ Page: Results, opensAt }) },
      }),
    }),
  });
  expect(await heading('Resultados')).toBeVisible();
  expect(new Set(sessions)).toEqual(new Set(['?room=2 price_asc']));
});
it('gives way to a page whose code has arrived before the frame is hydrated', async () => {
  const { mismatches } = await hydrateShell({
    ...frame,
    early: 'results',
    federation: fakeFederation({ hotels_r1: exposing('hotels_r1') }),
  });
  expect(await heading('Resultados de hotels_r1')).toBeVisible();
  expect(mismatches).toEqual([]);
});
it('gives way to the error card when no release can be loaded, and to a skeleton on the next try', async () => {
  const user = userEvent.setup();
  const code = holding({ remote: aDefinition('hotels_r1') });
  const answers: Record<string, () => Promise<unknown>> = {};
  await hydrateShell({ ...frame, federation: fakeFederation(answers) });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(early).toEqual([['frame'], ['page']]);
  answers.hotels_r1 = () => code.held;
  await user.click(retry);
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  code.release();
  expect(await heading('Resultados de hotels_r1')).toBeVisible();
});
it('drops what was done on it when the page is left before its code has arrived', async () => {
  const user = userEvent.setup();
  await hydrateShell({
    ...frame,
    boot: { remotes: [aRemote()] },
    federation: fakeFederation({ hotels_r1: () => new Promise(() => undefined) }),
  });
  await user.click(screen.getByRole('link', { name: 'Preguntas frecuentes sobre pagos' }));
  expect(await heading('Preguntas frecuentes sobre pagos')).toBeVisible();
  expect(early.slice(0, 2)).toEqual([['frame'], ['page', true]]);
});
