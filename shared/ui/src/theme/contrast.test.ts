import {
  brandCssVariables,
  brandPalette,
  contrastRatio,
  NEUTRAL_PALETTE,
  READABLE,
  VISIBLE,
} from '@tiquete/domain';
import fc from 'fast-check';
import { colorRules } from '../testing/colorRules';

type Pair = readonly [color: string, ground: string];
const rules = colorRules();
const isPage = (ground: string) => ground.startsWith('background.');
/** True for backgrounds on which texts of other rules may appear. */
const isTextGround = (ground: string) => isPage(ground) || ground.endsWith('.soft');
/** True for decorative lines, which carry no information of their own. */
const isDecoration = (line: string) => line === 'divider' || line === 'star' || isTextGround(line);
const unique = (pairs: Pair[]) => [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];

const plainTexts = [
  ...new Set(rules.flatMap(({ text, ground }) => (text && !ground ? [text] : []))),
];
const plainGrounds = [
  ...new Set(rules.flatMap(({ text, ground }) => (ground && !text ? [ground] : []))),
];
const textGrounds = plainGrounds.filter(isTextGround);
/**
 * Text and background of one rule are a pair. A text without a background is paired with every background that has no text.
 */
const textPairs = unique([
  ...rules.flatMap(({ text, ground }): Pair[] =>
    text && ground && text !== 'outline' ? [[text, ground]] : [],
  ),
  ...plainTexts.flatMap((text) => textGrounds.map((ground): Pair => [text, ground])),
]);
/** Lines and filled marks, which must be visible on the page's background. */
const marks = [
  ...new Set([
    ...rules.flatMap(({ lines }) => lines),
    ...rules.flatMap(({ ground, text, lines }) => (ground && !text && !lines[0] ? [ground] : [])),
  ]),
].filter((mark) => !isDecoration(mark));
const markPairs = marks.flatMap((mark) =>
  textGrounds.filter(isPage).map((ground): Pair => [mark, ground]),
);

function failures(colors: Readonly<Record<string, string>>) {
  const of = (name: string) => colors[name.replace('.', '-')] ?? `no such colour: ${name}`;
  const short = (pairs: Pair[], least: number) =>
    pairs
      .map(([color, ground]) => ({
        color,
        ground,
        is: contrastRatio(of(color), of(ground)),
        least,
      }))
      .filter(({ is, least: wanted }) => !(is >= wanted));
  const points = Array.from({ length: 21 }, (_, index) => index / 20);
  const onGradient = points
    .map((point) => between(of('gradient.start'), of('gradient.end'), point))
    .map((ground) => contrastRatio(of('gradient.contrastText'), ground))
    // Rounding: colours within a gradient have fractional channels.
    .filter((is) => is < READABLE - 0.03);
  return [
    ...short(
      textPairs.filter(([, ground]) => ground !== 'gradient'),
      READABLE,
    ),
    ...short([['primary.contrastText', 'primary.hover']], READABLE),
    ...short(markPairs, VISIBLE),
    ...onGradient,
  ];
}
function between(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share),
  );
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
}
function colorsOf([primary = '', secondary = primary, start = primary, end = start]: string[]) {
  const variables = brandCssVariables(
    brandPalette({
      primary_color: primary,
      secondary_color: secondary,
      gradient_color_start: start,
      gradient_color_end: end,
    }),
  );
  const brand = Object.entries(variables).map(([name, color]) => [
    name.replace('--brand-palette-', ''),
    color,
  ]);
  return { ...NEUTRAL_PALETTE, ...(Object.fromEntries(brand) as Record<string, string>) };
}
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => '#' + value.toString(16).padStart(6, '0'));

it('reads the pairs from the styles', () => {
  expect(textPairs).toEqual(
    expect.arrayContaining([
      ['primary.contrastText', 'primary.main'],
      ['gradientContrastText', 'gradient'],
      ['text.secondary', 'background.subtle'],
      ['error.main', 'error.soft'],
    ]),
  );
  expect(marks).toEqual(expect.arrayContaining(['outline', 'primary.edge', 'primary.text']));
});
it('sets the background of every contrast text in the same rule', () => {
  expect(plainTexts.filter((text) => /contrastText$/i.test(text))).toEqual([]);
});
it('borders every surface of the primary colour, which may be as light as the page', () => {
  const bare = rules.filter(
    ({ ground, lines }) => ground === 'primary.main' && !lines.includes('primary.edge'),
  );
  expect(bare).toEqual([]);
});
it('has WCAG 2.2 AA contrast for every text, control and mark with any brand colours', () => {
  fc.assert(
    fc.property(fc.array(color, { minLength: 4, maxLength: 4 }), (colors) => {
      expect(failures(colorsOf(colors))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
it.each([
  ['yellow', '#ffff00'],
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['neon green', '#39ff14'],
  ['neon pink', '#ff10f0'],
  ['cyan', '#00ffff'],
  ['red', '#ff0000'],
  ['blue', '#0000ff'],
  ['mid grey', '#777777'],
  ['navy', '#000033'],
])('has AA contrast with %s', (_, extreme) => {
  expect(failures(colorsOf([extreme]))).toEqual([]);
  expect(failures(colorsOf([extreme, '#ffffff', extreme, '#000000']))).toEqual([]);
});
