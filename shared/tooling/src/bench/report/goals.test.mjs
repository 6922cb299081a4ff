import { checkGoals } from './goals.mjs';

const weights = { home: { product: 100, split: 100 }, results: { product: 120, split: 100 }, entry: 2000, firstPage: 9000 };
const page = (interactive) => ({ product: { interactive: { value: interactive } }, preload: { interactive: { value: 100 } } });
const goalsOf = (groups) => checkGoals((name) => groups[name], weights);
const goal = (groups, start) => goalsOf(groups).find((row) => row.goal.startsWith(start));

it('holds the worse of both pages to the goal', () => {
  expect(goal({ home: page(90), results: page(104) }, 'first load')).toMatchObject({ found: '1.04×', isMet: true });
  expect(goal({ home: page(106), results: page(90) }, 'first load')).toMatchObject({ found: '1.06×', isMet: false });
});

it('does not call met what was not measured', () => {
  expect(goal({ home: page(90) }, 'first load')).toMatchObject({ found: 'not measured', isMet: null });
  expect(goalsOf({}).filter(({ isMet }) => isMet !== null).map(({ id }) => id)).toEqual(['F4', 'F4', 'F6', 'F6']);
});

it('misses a weight that is over', () => expect(goal({}, 'route JavaScript ≤ 1.10')).toMatchObject({ found: '1.20×', isMet: false }));

it('wants a rate to be high', () => {
  const rates = (api) => ({ answers: { api: { readyPerSecond: { value: api } }, bare: { readyPerSecond: { value: 100 } } } });
  expect(goal(rates(96), 'hot answer')).toMatchObject({ isMet: true });
  expect(goal(rates(90), 'hot answer')).toMatchObject({ found: '0.90×', isMet: false });
});
