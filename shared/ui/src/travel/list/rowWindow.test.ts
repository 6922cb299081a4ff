import { rowWindow } from './rowWindow';

const even = Array.from({ length: 1000 }, () => 100);

it('renders the visible rows and the rows around them', () => {
  expect(rowWindow(even, { top: 5000, height: 800 }, 4)).toEqual({
    from: 46,
    to: 62,
    above: 4600,
    below: 93_800,
  });
});
it('starts with the first rows while the list is still below the viewport', () => {
  expect(rowWindow(even, { top: -2000, height: 800 }, 4)).toMatchObject({
    from: 0,
    to: 5,
    above: 0,
  });
});
it('ends with the last rows when the viewport is past the list', () => {
  expect(rowWindow(even, { top: 200_000, height: 800 }, 4)).toEqual({
    from: 996,
    to: 1000,
    above: 99_600,
    below: 0,
  });
});
it('has the same total height whichever rows are rendered', () => {
  const uneven = even.map((height, row) => height + (row % 7) * 13);
  const whole = uneven.reduce((sum, height) => sum + height, 0);
  for (const top of [0, 777, 40_123, whole - 10]) {
    const { from, to, above, below } = rowWindow(uneven, { top, height: 900 }, 6);
    const drawn = uneven.slice(from, to).reduce((sum, height) => sum + height, 0);
    expect(above + drawn + below).toBe(whole);
  }
});
it('renders nothing for an empty list', () => {
  expect(rowWindow([], { top: 0, height: 800 }, 4)).toEqual({ from: 0, to: 0, above: 0, below: 0 });
});
