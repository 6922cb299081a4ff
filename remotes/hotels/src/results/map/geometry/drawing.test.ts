import { formatDistance } from './formatDistance';
import { placeTags } from './placeTags';
import { ringLabel } from './ringLabel';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it.each([
  [35, '35 m'],
  [354, '350 m'],
  [1234, '1,2 km'],
  [12_400, '12 km'],
])('formats %p metres as %s', (metres, text) => {
  expect(plain(formatDistance(metres))).toBe(text);
});

describe('tags', () => {
  const size = { width: 400, height: 300 };
  const tag = (key: string, x: number, y: number) => ({ key, at: [x, y] as const, width: 60 });

  it('shows the first of two overlapping tags', () => {
    expect([
      ...placeTags([tag('a', 100, 100), tag('b', 110, 105), tag('c', 300, 200)], size, null),
    ]).toEqual(['a', 'c']);
  });
  it('always shows the requested tag', () => {
    expect([...placeTags([tag('a', 100, 100), tag('b', 110, 105)], size, 'b')]).toEqual(['b']);
  });
  it('leaves out tags outside the map', () => {
    expect([...placeTags([tag('a', -50, 100), tag('b', 100, 900)], size, null)]).toEqual([]);
  });
});

describe('the distance of a ring', () => {
  const size = { width: 400, height: 300 };
  it.each([
    ['in its lower end', [200, 150], 80, [200, 224]],
    ['in its upper end where the credits cover the lower one', [200, 180], 80, [200, 116]],
    ['at its right side where both ends are covered or out of sight', [200, 150], 160, [332, 155]],
    ['at its left side where the right one is out of sight too', [320, 150], 200, [148, 155]],
  ] as const)('is %s', (_, place, radius, at) => {
    expect(ringLabel(place, radius, size)).toEqual(at);
  });
  it('is nowhere if the map shows none of these places', () => {
    expect(ringLabel([200, 150], 600, size)).toBeNull();
    expect(ringLabel([-100, 150], 60, size)).toBeNull();
  });
});
