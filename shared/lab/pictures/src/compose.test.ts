import { PALETTES as HOTEL_PALETTES, pictures } from '@tiquete/sandbox/pictures';
import { drawPicture } from './compose';
import { PALETTES } from './paint';

it('has as many palettes as the hotels use', () => expect(PALETTES).toHaveLength(HOTEL_PALETTES));

it('draws each picture differently, without text or broken numbers', () => {
  const drawn = pictures.map((picture) => drawPicture(picture, 640));
  expect(drawn.filter((svg) => /NaN|undefined|<text/.test(svg))).toEqual([]);
  expect(new Set(drawn).size).toBe(pictures.length);
});
