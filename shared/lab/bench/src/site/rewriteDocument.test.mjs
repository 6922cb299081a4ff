import { rewriteDocument } from './rewriteDocument.mjs';

const descriptor = {
  routes: [
    { path: '/', page: 'home' },
    { path: '/searchs/hotels', page: 'results' },
  ],
};
const boot = {
  brand: { name: 'a < b' },
  remotes: [
    {
      id: 'hotels',
      release: 'hotels_1',
      entry: '/assets/remotes/e.js',
      chunks: {},
      fallback: { release: 'hotels_0' },
      descriptor,
    },
  ],
  integrity: { '/assets/shell/main.js': 'sha384-old' },
};
const html = `<!doctype html><head><script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script nonce="N1">gate</script>
<script defer src="/assets/shell/main.js" integrity="sha384-old" crossorigin="anonymous" nonce="N1"></script>
<script async src="/assets/remotes/e.js" crossorigin="anonymous" nonce="N1"></script>
<link rel="preload" as="fetch" crossorigin href="/api/auth/session">
</head><body><div id="root"><header>frame</header></div>
<noscript>phone</noscript></body>`;
const manifest = {
  entry: ['main.1.js'],
  chunks: { 'hotels-home': ['main.1.js', 'home.1.js'] },
  integrity: { 'main.1.js': 'sha384-m', 'home.1.js': 'sha384-h' },
};
const rewrite = (options) =>
  rewriteDocument(html, { path: '/', manifest, publicPath: '/assets/split/', ...options });
const bootOf = (text) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)[1]);

it('starts the bundle, and no part of the federated build', () => {
  const scripts = [
    ...rewrite().matchAll(
      /<script (?:async|defer) src="([^"]+)" integrity="([^"]+)"[^>]*nonce="N1"/g,
    ),
  ].map(([, src, hash]) => [src, hash]);
  expect(scripts).toEqual([['/assets/split/main.1.js', 'sha384-m']]);
});

it("gives the page the bundle's files of each page, and their hashes", () => {
  const { remotes, integrity, brand } = bootOf(rewrite());
  expect(remotes[0]).toMatchObject({
    id: 'hotels',
    release: 'hotels',
    fallback: null,
    chunks: { home: ['/assets/split/home.1.js'], results: [] },
  });
  expect(integrity).toEqual({
    '/assets/split/main.1.js': 'sha384-m',
    '/assets/split/home.1.js': 'sha384-h',
  });
  expect(brand.name).toBe('a < b');
});

it('preloads the files of the requested route on request', () => {
  expect(rewrite({ isPreloading: true })).toContain(
    '<link rel="preload" as="script" href="/assets/split/home.1.js" integrity="sha384-h"',
  );
  expect(rewrite({ isPreloading: true, path: '/searchs/hotels' })).not.toContain('as="script"');
  expect(rewrite()).not.toContain('as="script"');
});

it('omits only the skeleton of a plain bundle, and its prefetching', () => {
  expect(bootOf(rewrite({ isBare: true })).remotes[0].chunks).toEqual({});
  expect(rewrite()).toContain('<header>frame</header>');
  expect(rewrite()).toContain('href="/api/auth/session"');
  expect(rewrite({ isBare: true })).not.toContain('rel="preload"');
  expect(rewrite({ isBare: true })).toContain('<div id="root"></div>\n<noscript>phone');
});

it('omits gate and hashes of an unguarded build', () => {
  const text = rewrite({ isUnguarded: true, manifest: { ...manifest, integrity: {} } });
  expect(text).toContain('<script defer src="/assets/split/main.1.js"');
  expect(text).not.toMatch(/gate|sha384/);
  expect(bootOf(text).integrity).toEqual({});
});

it('rejects an unknown document', () =>
  expect(() => rewriteDocument('<html>', { path: '/', manifest, publicPath: '/' })).toThrow(
    'no boot record',
  ));
