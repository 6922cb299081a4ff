import type { BootRecord } from '@tiquete/contracts';
import { aBrandFile } from '../testing/documents';
import { renderedBody, renderedHead, type PageAddress } from './renderedParts';

const page = { path: '/searchs/hotels', isFrame: true, release: null, state: {} };
const head = (visitorName: string | null) =>
  renderedHead(
    { html: '', styles: [], page },
    { nonce: 'n0', beforePaint: '', visitorName, hasScripts: true },
  );

it('writes the name of a signed-in visitor so that it can end neither string nor element', () => {
  expect(head('Ñu"</style>')).toContain(
    String.raw`<style nonce="n0">:root{--visitor-name:"\d1 \75 \22 \3c \2f \73 \74 \79 \6c \65 \3e "}</style>`,
  );
});

it('writes no name without a session', () => {
  expect(head(null)).not.toContain('--visitor-name');
});

const boot = { brand: aBrandFile(), override: null } as unknown as BootRecord;
const bodyOf = (html: string, address: PageAddress, changes: Partial<typeof page> = {}) =>
  renderedBody({ html, styles: [], page: { ...page, ...changes } }, boot, address);

it('has the search in words in the place of its marks, and nothing in it is markup', () => {
  const words = {
    title: '<b>"$&\uE003',
    detail: '10 mar.',
    heading: "Hoteles en <i>&'",
    price: '2 noches',
  };
  const html = '<h1>\uE003</h1><b>\uE001</b><i title="\uE001">\uE002</i><s>\uE004</s>';
  expect(bodyOf(html, { url: '/searchs/hotels?a=1', words })).toContain(
    '<h1>Hoteles en &lt;i&gt;&amp;&#39;</h1><b>&lt;b&gt;&quot;$&amp;\uE003</b>' +
      '<i title="&lt;b&gt;&quot;$&amp;\uE003">10 mar.</i><s>2 noches</s>',
  );
});

it('has no marks where the address has no search', () => {
  expect(bodyOf('<h1>\uE003</h1>', { url: '/searchs/hotels' })).toContain('<h1></h1>');
});

it.each([
  ['a frame', '/searchs/hotels', '%2Fsearchs%2Fhotels', '/searchs/hotels?name=San+Andr%C3%A9s'],
  ['the page of unknown addresses', '*', '%2F*', '/no/such?x="><script>'],
])('returns from sign-in to the address of the document: %s', (_, path, rendered, url) => {
  const html = `<a href="/login?callbackUrl=${rendered}%3F%EE%80%80">`;
  const [, href = ''] = /href="(\/login[^"]*)"/.exec(bodyOf(html, { url }, { path })) ?? [];
  expect(new URL(href, 'http://t.test').searchParams.get('callbackUrl')).toBe(url);
});

it('says without scripts what a frame needs, and how to reach the brand', () => {
  const notice = (html: string) => /<noscript>.*<\/noscript>/.exec(html)?.[0];
  expect(notice(bodyOf('', { url: '/searchs/hotels' }))).toContain('+57 601 000 0000');
  expect(notice(bodyOf('', { url: '/' }, { isFrame: false }))).not.toContain('+57 601');
});
