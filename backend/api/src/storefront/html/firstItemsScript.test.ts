/** @jest-environment jsdom */
import { firstItemsScript } from './firstItemsScript';

/** The parts of the DOM that these tests use. The server's types have none. */
interface Part {
  innerHTML: string;
  textContent: string;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => Part | null;
  querySelectorAll: (selector: string) => Iterable<Part>;
}
interface Dom {
  document: Pick<Part, 'querySelector'> & { body: Part };
  history: { replaceState: (state: null, title: string, url: string) => void };
}
const { document, history } = globalThis as unknown as Dom;

const mark = (path: string, format = 'text') => `\uE010${path}|${format}\uE011`;
const CARD = `<article>
<picture><source srcset="/media/${mark('image', 'media')}/320.avif 320w"><img src="/media/${mark('image', 'media')}/480.webp"></picture>
<h2><a href="/detail${mark('address')}&amp;code=${mark('code', 'url')}">${mark('name')}</a></h2>
<p data-value="${mark('place.zone')}">${mark('place.zone')}, </p>
<s data-value="${mark('before', 'money')}">${mark('before', 'money')}</s>
<strong>${mark('price', 'money')}</strong></article>`;
const TEMPLATE = `<template data-items="data.hotels" data-unless="star orderBy" data-mark="hotels/results:first">${CARD}</template>`;
const frame = { html: TEMPLATE, styles: [], page: { path: '/', release: null, state: {} } };
const source = /<script nonce="n">(.*)<\/script>/s.exec(
  firstItemsScript(frame, { hasEarly: true, nonce: 'n' }),
)?.[1];

const aHotel = {
  code: 'A&1',
  name: 'Casa <b>Medina</b>',
  image: '/media/hb/1/1',
  place: { zone: 'Getsemaní' },
  before: 1850625,
  price: 1480500,
};
/** Opens a document whose first search is answered with `answer`, and returns its list. */
async function open(answer: unknown, { search = '?room=2', ok = true } = {}) {
  history.replaceState(null, '', `/searchs/hotels${search}`);
  document.body.innerHTML = `<div id="list" aria-hidden="true">${TEMPLATE}<i>1</i><i>2</i><i>3</i></div>`;
  performance.clearMarks();
  const early = { response: Promise.resolve({ ok }), json: Promise.resolve(answer) };
  Reflect.set(globalThis, '__earlyRequest', early);
  // The script as the browser runs it, in the global scope.
  new Function(source ?? '')();
  await new Promise((next) => setTimeout(next));
  return document.querySelector('#list');
}
beforeAll(() => {
  performance.mark ??= jest.fn();
  performance.clearMarks ??= jest.fn();
});

it('shows the first two items of the answer, with placeholders after them', async () => {
  const names = ['Uno', 'Dos', 'Tres'].map((name) => ({ ...aHotel, name }));
  const list = await open({ data: { hotels: names } });
  expect([...(list?.querySelectorAll('h2') ?? [])].map((one) => one.textContent)).toEqual([
    'Uno',
    'Dos',
  ]);
  expect(list?.textContent).toContain('3');
  expect([...(list?.querySelectorAll('i') ?? [])]).toHaveLength(1);
  expect(list?.getAttribute('aria-hidden')).toBeNull();
  expect(list?.querySelector('i')?.getAttribute('aria-hidden')).toBe('true');
});

it('writes the values of an item as text, and its addresses', async () => {
  const list = await open({ data: { hotels: [aHotel] } });
  expect(list?.querySelector('h2')?.textContent).toBe('Casa <b>Medina</b>');
  expect(list?.querySelector('a')?.getAttribute('href')).toBe('/detail?room=2&code=A%261');
  expect(list?.querySelector('strong')?.textContent).toBe('$\u00a01.480.500');
  expect(list?.querySelector('s')?.textContent).toBe('$\u00a01.850.625');
  expect(list?.querySelector('p')?.textContent).toBe('Getsemaní, ');
  expect(list?.querySelector('img')?.getAttribute('src')).toBe('/media/hb/1/1/480.webp');
});

it('leaves out the parts whose values are missing', async () => {
  const bare = { ...aHotel, before: null, place: { zone: '' }, image: 'https://hotel.test/1.jpg' };
  const list = await open({ data: { hotels: [bare] } });
  expect(list?.querySelector('strong')).not.toBeNull();
  expect(list?.querySelector('s, p, img, source')).toBeNull();
});

it.each([
  ['the list is filtered', { data: { hotels: [aHotel] } }, { search: '?room=2&star=5' }],
  ['the search failed', { errors: [] }, { ok: false }],
  ['nothing was found', { data: { hotels: [] } }, {}],
])('leaves the placeholders when %s', async (_, answer, options) => {
  const list = await open(answer, options);
  expect(list?.querySelector('article')).toBeNull();
  expect([...(list?.querySelectorAll('i') ?? [])]).toHaveLength(3);
  expect(list?.getAttribute('aria-hidden')).toBe('true');
});

it('is part of a document with a template and an early request only', () => {
  expect(firstItemsScript(frame, { hasEarly: false, nonce: 'n' })).toBe('');
  expect(firstItemsScript({ ...frame, html: '<p>' }, { hasEarly: true, nonce: 'n' })).toBe('');
});
