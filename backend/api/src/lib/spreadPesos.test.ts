import * as fc from 'fast-check';
import { spreadPesos } from './spreadPesos';

it('spreads the total by weight', () => {
  expect(spreadPesos(300, [1, 2])).toEqual([100, 200]);
  expect(spreadPesos(100, [0, 0, 0])).toEqual([33, 34, 33]);
});
it('adds up to the total, and makes no part negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 1, maxLength: 30 }),
      (total, weights) => {
        const parts = spreadPesos(total, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
