import { countWaves, isManifest, isScript } from './waves.mjs';

const document = { url: '/', start: 0, end: 100 };

it('counts concurrent scripts as one wave', () => {
  const scripts = [
    { url: '/main.js', start: 101, end: 300 },
    { url: '/page.js', start: 102, end: 200 },
  ];
  expect(countWaves([document, ...scripts])).toBe(2);
});

it('counts a script that waits for another as one more wave', () => {
  const chain = [
    { url: '/main.js', start: 101, end: 300 },
    { url: '/entry.js', start: 305, end: 400 },
    { url: '/page.js', start: 399, end: 500 },
  ];
  expect(countWaves([...chain, document])).toBe(4);
});

it('ignores requests that end after the page is usable', () => {
  expect(
    countWaves(
      [
        document,
        { url: '/main.js', start: 101, end: 300 },
        { url: '/late.js', start: 310, end: 900 },
      ],
      400,
    ),
  ).toBe(2);
});

it('has no waves without requests', () => expect(countWaves([])).toBe(0));

it('recognises scripts and manifests by their address', () => {
  expect([
    isScript({ url: '/a.js?x' }),
    isScript({ url: '/a.json' }),
    isManifest({ url: '/r/mf-manifest.json' }),
  ]).toEqual([true, false, true]);
});
