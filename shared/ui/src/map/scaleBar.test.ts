import { scaleBar } from './scaleBar';

it('draws the longest round distance that fits', () => {
  expect(scaleBar(10, 110)).toEqual({ metres: 1000, pixels: 100 });
  expect(scaleBar(3, 110)).toEqual({ metres: 200, pixels: 200 / 3 });
});
