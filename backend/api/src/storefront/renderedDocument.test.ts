import type { PrerenderedPages } from './prerender/prerenderedPages';
import { bootOf, SHELL_SCRIPT, startDocuments } from './testing/documents';

/** Pages that are all ready. */
const pages: PrerenderedPages = {
  find: ({ path }) => ({
    html: '<main>Encuentra tu próximo hotel</main>',
    styles: [],
    page: { path, release: null, state: {} },
    hasAnswers: true,
  }),
  brands: () => [],
  prepare: async () => undefined,
  problemOf: () => null,
  restore: async () => undefined,
};
const linksTo = (html: string, script: string) =>
  html.match(/<link [^>]*>/g)?.filter((link) => link.includes(`href="${script}"`)) ?? [];

it('starts the request of the shell before a rendered page, whose script tags follow it', async () => {
  const { body } = await (await startDocuments({ pages })).inject('/');
  const [link = '', ...others] = linksTo(body, SHELL_SCRIPT);
  expect(others).toEqual([]);
  expect(link).toContain('rel="preload" as="script" fetchpriority="low"');
  expect(link).toContain(`integrity="${bootOf(body).integrity[SHELL_SCRIPT]}"`);
  const order = [link, '<main>Encuentra', `<script defer src="${SHELL_SCRIPT}"`];
  expect(order.map((part) => body.indexOf(part))).toEqual(
    order.map((part) => body.indexOf(part)).sort((a, b) => a - b),
  );
  expect(body.indexOf(link)).toBeGreaterThan(-1);
});

it.each([
  ['a skeleton, whose script tags are in the head', {}, '/'],
  ['the rendered page alone', { pages }, '/?drawn=1'],
])('adds no such link to %s', async (_, given, url) => {
  const { body } = await (await startDocuments(given)).inject(url);
  expect(linksTo(body, SHELL_SCRIPT)).toEqual([]);
});
