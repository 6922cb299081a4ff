import { readRenderedPage } from './renderedPage';

const documentWith = (body: string) => new DOMParser().parseFromString(body, 'text/html');
const written = (value: unknown) =>
  documentWith(`<script type="application/json" id="rendered">${JSON.stringify(value)}</script>`);
const page = { path: '/', release: 'hotels_r1', state: { hotel: { nights: 2 } } };

it('reads the page of a remote or of the shell, with its state', () => {
  expect(readRenderedPage(written(page))).toEqual(page);
  const ofShell = { ...page, path: '*', release: null };
  expect(readRenderedPage(written(ofShell))).toEqual(ofShell);
});
it.each([
  ['has no rendered page', documentWith('<div id="root"></div>')],
  ['has an empty block', documentWith('<script type="application/json" id="rendered"></script>')],
  ['has no path', written({ ...page, path: undefined })],
  ['has a release of another shape', written({ ...page, release: 1 })],
  ['has no state', written({ ...page, state: null })],
])('returns null when the document %s', (_, source) => {
  expect(readRenderedPage(source)).toBeNull();
});
