import { heroFiles, heroImage } from './heroPicture';

const uploaded = (width: number) => `/brand/andes/hero-0123456789abcdef-${width}.webp`;

it('finds all widths of an uploaded picture from the name of any of them', () => {
  for (const width of [640, 1280, 1920])
    expect(heroFiles(uploaded(width))).toEqual([uploaded(640), uploaded(1280), uploaded(1920)]);
  const { srcSet, sizes, src } = heroImage(uploaded(1280));
  expect(srcSet).toBe(`${uploaded(640)} 640w, ${uploaded(1280)} 1280w, ${uploaded(1920)} 1920w`);
  expect([sizes, src]).toEqual(['(min-width: 768px) 52vw, 100vw', uploaded(1280)]);
});

it.each([
  '/brand/andes/hero.webp',
  '/brand/andes/hero-0123456789abcdef-800.webp',
  '/brand/andes/hero-0123-1280.webp',
])('leaves %s unchanged', (picture) => {
  expect([heroFiles(picture), heroImage(picture)]).toEqual([[picture], { src: picture }]);
});
