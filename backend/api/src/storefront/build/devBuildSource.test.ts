import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDescriptor } from '../../releases/testing/releases';
import type { PageToRender, PrerenderedPages } from '../prerender/prerenderedPages';
import { bootOf, SHELL_SCRIPT, startDocuments } from '../testing/documents';

let rootDir: string;
beforeEach(async () => {
  rootDir = await mkdtemp(join(tmpdir(), 'root-'));
  await mkdir(join(rootDir, 'remotes/hotels/src'), { recursive: true });
  await writeFile(
    join(rootDir, 'remotes/hotels/src/remote.json'),
    JSON.stringify(aDescriptor({ slice: 'edited' })),
  );
});
afterEach(() => rm(rootDir, { recursive: true }));

const devServers = () => ({
  shell: 'http://127.0.0.1:4000',
  remotes: new Map([['hotels', 'http://127.0.0.1:4001']]),
  prerenderDir: rootDir,
});
/** Rendered pages with this problem, or with a heading. `asked` lists the pages that a document looked for. */
function somePages(problem: string | null = null) {
  const asked: PageToRender[] = [];
  const pages: PrerenderedPages = {
    find(page) {
      asked.push(page);
      const html = '<h1>Hoteles</h1>';
      const rendered = { html, styles: [], page: { path: '/', release: null, state: {} } };
      return problem === null ? { ...rendered, hasAnswers: true } : null;
    },
    problemOf: () => problem,
    brands: () => [],
    prepare: async () => undefined,
    restore: async () => undefined,
  };
  return { pages, asked };
}

it('reads one remote from its dev server, as its source describes it, and the shell from its build', async () => {
  const app = await startDocuments({ rootDir, devServers: { ...devServers(), shell: null } });
  const reply = await app.inject('/');
  const [hotels] = bootOf(reply.body).remotes;
  expect(hotels).toMatchObject({
    release: 'hotels_dev',
    entry: 'http://127.0.0.1:4001/remoteEntry.js',
    descriptor: { slice: 'edited' },
    fallback: null,
  });
  expect(reply.body).toContain(`src="${SHELL_SCRIPT}" integrity=`);
  expect(reply.body).toContain(
    '<script async src="http://127.0.0.1:4001/remoteEntry.js" crossorigin',
  );
  expect(reply.headers['content-security-policy']).toContain(
    "connect-src 'self' http://127.0.0.1:4001 ws://127.0.0.1:4001;",
  );
  expect(reply.headers['integrity-policy']).toBeUndefined();
});

it('renders live parts with the files that were built last', async () => {
  const { pages, asked } = somePages();
  const app = await startDocuments({ rootDir, devServers: devServers(), pages });
  await app.inject('/');
  expect(asked[0]).toMatchObject({ shell: { release: 'shell_dev' }, remote: { remote: 'hotels' } });
  expect([asked[0]?.shell.prerender, asked[0]?.remote?.prerender]).toEqual([undefined, undefined]);
  const file = (name: string) => ({ file: join(rootDir, name), integrity: `sha384-${name}` });
  for (const part of ['shell', 'hotels'])
    await writeFile(join(rootDir, `${part}.json`), JSON.stringify(file(`${part}.cjs`)));
  await app.inject('/');
  expect(asked[1]).toMatchObject({
    shell: { prerender: file('shell.cjs') },
    remote: { prerender: file('hotels.cjs') },
  });
});

it('shows authors the rendered page without scripts', async () => {
  const app = await startDocuments({ rootDir, devServers: devServers(), pages: somePages().pages });
  const reply = await app.inject('/?drawn=1');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<h1>Hoteles</h1>');
  expect(reply.body.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/json" id="rendered">',
  ]);
});

it('shows authors the frame of results with the search of the address', async () => {
  const { pages, asked } = somePages();
  await writeFile(
    join(rootDir, 'hotels.json'),
    JSON.stringify({ file: 'h', integrity: 'sha384-h' }),
  );
  const app = await startDocuments({ rootDir, devServers: devServers(), pages });
  await app.inject('/searchs/hotels?checkin=2027-03-10&drawn=1');
  await app.inject('/?drawn=1');
  expect(asked.map(({ path, shows }) => [path, shows])).toEqual([
    ['/searchs/hotels', 'opening'],
    ['/', 'page'],
  ]);
});

it('shows authors why a page cannot be rendered', async () => {
  const problem = 'window is not defined at Page (remotes/hotels/src/search/Page.tsx:1:2)';
  const { pages } = somePages(problem);
  const app = await startDocuments({ rootDir, devServers: devServers(), pages });
  const reply = await app.inject('/?drawn=1');
  expect([reply.statusCode, reply.body]).toEqual([503, problem]);
});

it('always gives travellers the scripts', async () => {
  const app = await startDocuments({ pages: somePages().pages });
  expect((await app.inject('/?drawn=1')).body).toContain(`src="${SHELL_SCRIPT}"`);
});
