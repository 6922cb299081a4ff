import { knownHeight, knownWidth, rememberHeight } from './rowMemory';

it('stores a height for each width in which a row was measured', () => {
  rememberHeight('casa', 320, 480);
  rememberHeight('casa', 900, 220);
  expect(knownHeight('casa', 320)).toBe(480);
  expect(knownHeight('casa', 900)).toBe(220);
  expect(knownHeight('casa', 600)).toBeUndefined();
  expect(knownWidth()).toBe(900);
});
it('removes only the oldest measurements when it is full', () => {
  for (let row = 0; row <= 5000; row += 1) rememberHeight(`row-${row}`, 320, 100 + row);
  expect(knownHeight('row-0', 320)).toBeUndefined();
  expect(knownHeight('row-1', 320)).toBe(101);
  expect(knownHeight('row-5000', 320)).toBe(5100);
  rememberHeight('row-1', 320, 90);
  rememberHeight('row-new', 320, 100);
  expect(knownHeight('row-1', 320)).toBe(90);
  expect(knownHeight('row-2', 320)).toBeUndefined();
});
