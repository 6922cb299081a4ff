import { aHotelWith } from '../../testing/builders';
import { convexHull } from './convexHull';
import { formatDistance } from './formatDistance';
import { placeTags } from './placeTags';
import { scaleBar } from './scaleBar';
import { zoneShapes } from './zoneShapes';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it.each([
  [35, '35 m'],
  [354, '350 m'],
  [1234, '1,2 km'],
  [12_400, '12 km'],
])('says %p metres as %s', (metres, text) => {
  expect(plain(formatDistance(metres))).toBe(text);
});

it('draws the longest round distance that fits', () => {
  expect(scaleBar(10, 110)).toEqual({ metres: 1000, pixels: 100 });
  expect(scaleBar(3, 110)).toEqual({ metres: 200, pixels: 200 / 3 });
});

it('outlines points without those within', () => {
  const hull = convexHull([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [2, 2],
    [1, 3],
  ]);
  expect(hull).toHaveLength(4);
  expect(hull).not.toContainEqual([2, 2]);
  expect(convexHull([[1, 1]])).toEqual([[1, 1]]);
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

it('makes zones of the hotels that stand in them, the largest first', () => {
  const at = (zone_code: string, latitude: number) =>
    aHotelWith({
      geo: { latitude, longitude: -75.5 },
      destination: { code: 'CTG', name: 'Cartagena', zone_code, zone_name: `Zona ${zone_code}` },
    });
  expect(
    zoneShapes([at('A', 10), at('B', 10.1), at('B', 10.2)]).map(({ name, hotels }) => [
      name,
      hotels,
    ]),
  ).toEqual([
    ['Zona B', 2],
    ['Zona A', 1],
  ]);
});
