import { heroFiles, heroPicture } from './heroPicture';

const uploaded = (width: number, format = 'webp') =>
  `/brand/andes/hero-0123456789abcdef-${width}.${format}`;
const AVIF_WIDTHS = [640, 960, 1280, 1920];
const SIZES = '(min-width: 1200px) 52vw, (min-width: 768px) 960px, 100vw';

it('finds all files of an uploaded picture from the name of any of them', () => {
  for (const width of [640, 1280, 1920])
    expect(heroFiles(uploaded(width))).toEqual([
      ...[640, 1280, 1920].map((each) => uploaded(each)),
      ...AVIF_WIDTHS.map((each) => uploaded(each, 'avif')),
    ]);
});

it('offers an uploaded picture as AVIF and as WebP in several widths', () => {
  expect(heroPicture(uploaded(1280))).toEqual({
    source: {
      type: 'image/avif',
      sizes: SIZES,
      srcSet: AVIF_WIDTHS.map((width) => `${uploaded(width, 'avif')} ${width}w`).join(', '),
    },
    image: {
      sizes: SIZES,
      srcSet: `${uploaded(640)} 640w, ${uploaded(1280)} 1280w, ${uploaded(1920)} 1920w`,
      src: uploaded(1280),
    },
  });
});

it.each(['hero', 'hero-0123456789abcdef-800', 'hero-0123-1280'])(
  'offers %s.webp of a brand’s folder as AVIF in several widths, and as it is',
  (name) => {
    const picture = `/brand/andes/${name}.webp`;
    const { source, image } = heroPicture(picture);
    expect(source?.srcSet).toBe(
      AVIF_WIDTHS.map((width) => `/brand/andes/${name}-${width}.avif ${width}w`).join(', '),
    );
    expect(image).toEqual({ src: picture });
  },
);

it('leaves a picture that is not WebP unchanged', () => {
  const picture = '/brand/andes/hero.svg';
  expect([heroFiles(picture), heroPicture(picture)]).toEqual([
    [picture],
    { source: null, image: { src: picture } },
  ]);
});
