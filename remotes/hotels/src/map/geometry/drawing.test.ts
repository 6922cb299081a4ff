import { formatDistance } from './formatDistance';
import { placeTags } from './placeTags';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it.each([
  [35, '35 m'],
  [354, '350 m'],
  [1234, '1,2 km'],
  [12_400, '12 km'],
])('says %p metres as %s', (metres, text) => {
  expect(plain(formatDistance(metres))).toBe(text);
});

describe('tags', () => {
  const size = { width: 400, height: 300 };
  const tag = (key: string, x: number, y: number) => ({ key, at: [x, y] as const, width: 60 });

  it('gives room to the first, and none to who would cover it', () => {
    expect([
      ...placeTags([tag('a', 100, 100), tag('b', 110, 105), tag('c', 300, 200)], size, null),
    ]).toEqual(['a', 'c']);
  });
  it('always gives room to the one that is asked for', () => {
    expect([...placeTags([tag('a', 100, 100), tag('b', 110, 105)], size, 'b')]).toEqual(['b']);
  });
  it('leaves out who is out of sight', () => {
    expect([...placeTags([tag('a', -50, 100), tag('b', 100, 900)], size, null)]).toEqual([]);
  });
});
