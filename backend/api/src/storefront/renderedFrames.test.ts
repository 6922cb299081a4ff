import { aDescriptor, aManifest, aPrerenderFile } from '../releases/testing/releases';
import type { PageToRender, PrerenderedPages } from './prerender/prerenderedPages';
import { startDocuments } from './testing/documents';

const ROUTES = ['detail', 'checkout', 'list'].map((page) => ({
  path: `/${page === 'detail' ? 'searchs/hotels/detail' : `${page}/hotel`}`,
  page,
  title: 'Hotel | {brand}',
  description: '',
  index: false,
  ...(page === 'list' && { session: true }),
}));
const descriptor = aDescriptor({ routes: [...aDescriptor().routes, ...ROUTES] });

/** Serves documents with rendered pages. `requested` lists the pages that the documents needed. */
async function someDocuments(prerender: { prerender?: ReturnType<typeof aPrerenderFile> }) {
  const requested: PageToRender[] = [];
  const pages: PrerenderedPages = {
    find(page) {
      requested.push(page);
      const isFrame = page.shows !== 'page';
      const html = `<h1>${page.shows} \uE003</h1>`;
      const rendered = { path: page.path, isFrame, release: null, state: {} };
      return { html, styles: [], page: rendered, hasAnswers: true };
    },
    problemOf: () => null,
    brands: () => [],
    prepare: async () => undefined,
    restore: async () => undefined,
  };
  const manifest = aManifest('hotels_aa11', { descriptor, ...prerender });
  const app = await startDocuments({
    pages,
    current: async () => [{ manifest, fallback: null }],
  });
  return { app, requested };
}
const shown = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.trim() ?? null;
const SEARCH = 'checkin=2027-03-10&name=Cartagena';

it.each([
  ['/', 'page'],
  ['/?utm_source=mail', 'page'],
  ['/?destination=CTG', null],
  ['/login', 'page'],
  ['/login?callbackUrl=%2F', null],
  [`/searchs/hotels?${SEARCH}`, 'opening Hoteles en Cartagena'],
  [`/searchs/hotels/detail?${SEARCH}`, 'opening Hoteles en Cartagena'],
  ['/searchs/hotels?checkin=2020-03-10', 'frame'],
  ['/searchs/hotels', 'frame'],
  ['/checkout/hotel?sessionCode=1', 'opening'],
  ['/checkout/hotel?payment=TQ7K2M9P-1', 'frame'],
  ['/list/hotel', null],
  ['/no/such/page?a=1', 'page'],
])('%s starts with the rendered %s', async (url, expected) => {
  const { app } = await someDocuments({ prerender: aPrerenderFile() });
  expect(shown((await app.inject(url)).body)).toBe(expected);
});

it('looks for the same rendering at every address of a route', async () => {
  const { app, requested } = await someDocuments({ prerender: aPrerenderFile() });
  for (const day of ['10', '11']) await app.inject(`/searchs/hotels?${SEARCH.replace('10', day)}`);
  for (const path of ['/no/such', '/other']) await app.inject(path);
  expect(requested.map(({ path, shows, remote }) => [path, shows, remote?.release])).toEqual([
    ['/searchs/hotels', 'opening', 'hotels_aa11'],
    ['/searchs/hotels', 'opening', 'hotels_aa11'],
    ['*', 'page', undefined],
    ['*', 'page', undefined],
  ]);
});

it('needs only the shell for the frame of a remote without a file for the server', async () => {
  const { app, requested } = await someDocuments({});
  expect(shown((await app.inject(`/searchs/hotels?${SEARCH}`)).body)).toBe(
    'frame Hoteles en Cartagena',
  );
  expect(requested[0]?.remote).toBeNull();
});

it('has status 404 with the rendered page of unknown addresses', async () => {
  const { app } = await someDocuments({ prerender: aPrerenderFile() });
  expect((await app.inject('/no/such/page')).statusCode).toBe(404);
});
