/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "require", "default"]}
 */
import type { RemoteDefinition } from '@tiquete/platform';
import { css } from '@tiquete/ui';
import { aBootRecord } from '@tiquete/testing';
import { aDefinition, aRemote } from '../testing/builders';
import { prerender, type RemoteContainer } from './prerender';

const scopes = { default: {} };
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: scopes,
});
const containerOf = (
  changes: Partial<RemoteDefinition>,
): RemoteContainer & { given: unknown[] } => {
  const given: unknown[] = [];
  return {
    given,
    init: (scope) => void given.push(scope),
    get: async () => () => ({ remote: aDefinition('hotels_r1', changes) }),
  };
};
const boot = aBootRecord({ remotes: [aRemote()] });
const render = (path: string, container: RemoteContainer | null = null, hasAnswers = false) =>
  prerender({ boot, path, container, hasAnswers });
const withPage = (Page: () => React.ReactNode) =>
  containerOf({ pages: { home: async () => ({ Page }) } });

// React warns about the Node version of the tests. The render process has no console.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('has no window and no document', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
});
it('renders a page of the shell inside the frame, without elements for styles', async () => {
  const { html, page } = await render('/payments_faq');
  expect(html).toMatch(/^<div /);
  expect(html).toContain('Preguntas frecuentes sobre pagos</h1>');
  expect(html).toContain('<footer');
  expect(html).not.toContain('<style');
  expect(page).toMatchObject({ path: '/payments_faq', release: null });
  expect(page.state).toMatchObject({ config: { isMobile: false } });
});
it('renders the page of unknown addresses, with a mark for the address in the link to sign-in', async () => {
  const { html, page } = await render('*');
  expect(html).toContain('No encontramos esta página');
  expect(html).toContain('/login?callbackUrl=%2F*%3F%EE%80%80"');
  expect(page.path).toBe('*');
});
it("renders a frame with the opening of the remote's page, and marks for the words of the address", async () => {
  const container = containerOf({
    pages: {
      results: async () => ({
        Page: () => <p>{window.innerWidth}</p>,
        Opening: ({ words: { title, detail, heading } }) => (
          <h1>{[title, detail, heading].join()}</h1>
        ),
      }),
    },
  });
  const path = '/searchs/hotels';
  const { html, page } = await prerender({
    boot,
    path,
    shows: 'opening',
    container,
    hasAnswers: false,
  });
  expect(html).toContain('<h1>\uE001,\uE002,\uE003</h1>');
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>.*?Hoteles/);
  expect(html).toContain('/login?callbackUrl=%2Fsearchs%2Fhotels%3F%EE%80%80"');
  expect(page).toMatchObject({ path, isFrame: true, release: null });
  expect(page.state).not.toHaveProperty('hotel');
});
it.each([
  ['a page without an opening', 'opening', containerOf({})],
  ['a remote that runs only in browsers', 'frame', null],
] as const)('renders a frame with a skeleton for %s', async (_, shows, container) => {
  const path = '/searchs/hotels';
  const { html, page } = await prerender({ boot, path, shows, container, hasAnswers: false });
  expect(html).toContain('Cargando…');
  expect(page.isFrame).toBe(true);
});
it("renders a remote's page from its container, which gets the shell's share scope", async () => {
  const container = containerOf({});
  const { html, page } = await render('/', container);
  expect(html).toContain('Inicio de hotels_r1</h1>');
  expect(page).toMatchObject({
    path: '/',
    release: 'hotels_r1',
    state: { hotel: { nights: 1 } },
  });
  expect(container.given).toEqual([scopes.default]);
});
it('dispatches the actions with which a page opens only when their answers are there', async () => {
  const container = () =>
    containerOf({
      reducer: (nights: number = 1, { type }: { type: string }) => (type === 'opened' ? 2 : nights),
      pages: { home: async () => ({ Page: () => null, opens: [{ type: 'opened' }] }) },
    });
  expect((await render('/', container(), true)).page.state).toMatchObject({ hotel: 2 });
  expect((await render('/', container(), false)).page.state).toMatchObject({ hotel: 1 });
});
it('collects the styles of what it renders, global ones first and each in its own element', async () => {
  const red = css`
    color: rgb(1, 2, 3);
    &:hover {
      color: rgb(4, 5, 6);
    }
  `;
  const { html, styles } = await render(
    '/',
    withPage(() => <h1 css={red}>Rojo</h1>),
  );
  const own = styles.at(-1);
  const [, name = ''] = /class="tq-(\w+)[^"]*">Rojo/.exec(html) ?? [];
  expect(own?.key.split(' ')).toContain(name);
  expect(own?.css).toContain(`.tq-${name}{color:rgb(1, 2, 3);}`);
  expect(own?.css).toContain(`.tq-${name}:hover{color:rgb(4, 5, 6);}`);
  const globals = styles.slice(0, -1);
  expect(globals.length).toBeGreaterThan(1);
  for (const { key } of globals) expect(key).toMatch(/^tq-global \w+$/);
  expect(globals.some(({ css: rules }) => rules.includes(':root{'))).toBe(true);
  expect(own?.css).not.toContain(':root{');
});
it('fails when a page touches the window, and names the access', async () => {
  const touching = withPage(() => <p>{window.innerWidth}</p>);
  await expect(render('/', touching)).rejects.toThrow('window is not defined');
  const stack = await render('/', touching).catch((error: Error) => error.stack);
  expect(stack).toContain('prerender.test.tsx');
});
it('fails when the container holds another remote', async () => {
  const other = containerOf({ descriptor: { ...aRemote().descriptor, id: 'cruises' } });
  await expect(render('/', other)).rejects.toThrow('The exposed module is the remote cruises');
});
