import { checkGoals } from './goals.mjs';

const weights = {
  home: { product: 100, split: 100 },
  results: { product: 120, split: 100 },
  entry: 2000,
  firstPage: 9000,
};
const page = (interactive) => ({
  product: { interactive: { value: interactive } },
  preload: { interactive: { value: 100 } },
});
const goalsOf = (groups) => checkGoals((name) => groups[name], weights);
const goal = (groups, start) => goalsOf(groups).find((row) => row.goal.startsWith(start));

it('compares the worse of both pages with the goal', () => {
  expect(goal({ home: page(90), results: page(104) }, 'first load')).toMatchObject({
    found: '1.04×',
    isMet: true,
  });
  expect(goal({ home: page(106), results: page(90) }, 'first load')).toMatchObject({
    found: '1.06×',
    isMet: false,
  });
});

it('requires stock federation to be as much slower on both pages', () => {
  const beside = (interactive) => ({
    product: { interactive: { value: 100 } },
    stock: { interactive: { value: interactive } },
  });
  expect(
    goal({ home: beside(190), results: beside(151) }, 'first load interactive: stock'),
  ).toMatchObject({ found: '1.51×', isMet: true });
  expect(
    goal({ home: beside(149), results: beside(190) }, 'first load interactive: stock'),
  ).toMatchObject({ found: '1.49×', isMet: false });
  expect(goal({ home: beside(190) }, 'first load interactive: stock')).toMatchObject({
    isMet: null,
  });
});

it('does not report a missing measurement as met', () => {
  expect(goal({ home: page(90) }, 'first load')).toMatchObject({
    found: 'not measured',
    isMet: null,
  });
  expect(
    goalsOf({})
      .filter(({ isMet }) => isMet !== null)
      .map(({ id }) => id),
  ).toEqual(['F4', 'F4', 'F6', 'F6']);
});

it('reports a size above its limit', () =>
  expect(goal({}, 'route JavaScript ≤ 1.10')).toMatchObject({ found: '1.20×', isMet: false }));

it('requires that no route blocks the event loop', () => {
  const routes = (...waits) => ({
    heaviestCalls: Object.fromEntries(
      waits.map((value, index) => [`route ${index}`, { loopMax: { value } }]),
    ),
  });
  expect(goal(routes(12, 49), 'the most expensive call')).toMatchObject({
    found: '49 ms',
    isMet: true,
  });
  expect(goal(routes(51, 12), 'the most expensive call')).toMatchObject({ isMet: false });
  expect(goal({}, 'the most expensive call')).toMatchObject({ isMet: null });
});

it('requires a minimum rate', () => {
  const rates = (api) => ({
    answers: { api: { readyPerSecond: { value: api } }, bare: { readyPerSecond: { value: 100 } } },
  });
  expect(goal(rates(96), 'hot answer')).toMatchObject({ isMet: true });
  expect(goal(rates(90), 'hot answer')).toMatchObject({ found: '0.90×', isMet: false });
});

it('requires the same score of every page, and the search engine score only of listed pages', () => {
  const scores = (seo) => ({ performance: { value: 0.96 }, seo: { value: seo } });
  const groups = {
    lighthousePhone: {
      '/': scores(1),
      '/flights': scores(1),
      '/searchs/hotels': { ...scores(0.6), performance: { value: 0.94 } },
    },
    lighthouseDesktop: { '/': scores(1), '/flights': scores(1) },
  };
  expect(goal(groups, 'performance on a simulated phone')).toMatchObject({
    found: '0.94',
    isMet: false,
  });
  expect(goal(groups, 'SEO')).toMatchObject({ found: '1.00', isMet: true });
  expect(goal({}, 'SEO')).toMatchObject({ found: 'not measured', isMet: null });
});

it('compares one remote with the plain bundle, and with its own build without a cache', () => {
  const groups = {
    builds: {
      vertical: { clean: { value: 40 }, warm: { value: 16 } },
      plain: { clean: { value: 100 } },
      all: { clean: { value: 160 } },
    },
  };
  expect(
    goalsOf(groups)
      .filter(({ id }) => id === 'B1')
      .map(({ found, isMet }) => [found, isMet]),
  ).toEqual([
    ['0.40×', true],
    ['1.60×', false],
    ['0.40×', false],
  ]);
});

it('limits the time of each packages search in the small catalogue, and the event loop in all of them', () => {
  const sizes = (large, small, loopMax = 30) => ({
    '10,000 packages': { perSecond: { value: large }, loopMax: { value: 10, most: loopMax } },
    '100 packages': { perSecond: { value: small }, loopMax: { value: 20, most: 20 } },
  });
  const groups = { otherDays: sizes(100, 119), otherPlaces: sizes(100, 121, 51) };
  expect(goal(groups, 'time of a list of other days:')).toMatchObject({
    found: '1.19×',
    isMet: true,
  });
  expect(goal(groups, 'time of a list of other days and places')).toMatchObject({ isMet: false });
  expect(goal(groups, 'time of what is featured')).toMatchObject({ isMet: null });
  expect(goal(groups, 'none of them')).toMatchObject({ isMet: null });
  const names = ['packageMonths', 'otherMonths', 'featuredPackages', 'keptPackages'];
  const all = [...names, 'otherPackages', 'otherDays', 'otherPlaces', 'pricedPackages'];
  const each = (loopMax) => Object.fromEntries(all.map((name) => [name, sizes(1, 1, loopMax)]));
  expect(goal(each(50), 'none of them')).toMatchObject({ found: '50 ms', isMet: true });
  expect(goal(each(51), 'none of them')).toMatchObject({ isMet: false });
});
