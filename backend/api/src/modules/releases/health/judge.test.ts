import { quartileOf } from './histogram';
import { type Figures, whyHalted } from './judge';

const figures = (over: Partial<Figures> = {}): Figures => ({
  tried: 1000,
  failed: 0,
  failedFrom: 0,
  lcp: null,
  inp: null,
  cls: null,
  ...over,
});
const quartile = (value: number, of = 400, spread = 0.03) => ({
  of,
  value,
  low: value * (1 - spread),
  high: value * (1 + spread),
});

it.each([
  ['fails as often', { tried: 100, failed: 1, failedFrom: 1 }, { failed: 10, failedFrom: 9 }],
  ['fails a little more often', { tried: 100, failed: 3, failedFrom: 3 }, { failed: 12 }],
  ['was tried by too few', { tried: 19, failed: 19, failedFrom: 19 }, {}],
  ['failed for one network only', { tried: 400, failed: 200, failedFrom: 1 }, {}],
  [
    'is as quick',
    { lcp: quartile(2000), inp: quartile(150) },
    { lcp: quartile(1950), inp: quartile(150) },
  ],
  ['is slower for too few', { lcp: quartile(9000, 40) }, { lcp: quartile(2000) }],
  ['is slower by less than anybody notices', { inp: quartile(60) }, { inp: quartile(40) }],
])('lets a release go on that %s', (_, tried, current) => {
  expect(whyHalted(figures(tried), figures(current))).toBeNull();
});

it.each([
  [
    'throws for everybody',
    { tried: 20, failed: 20, failedFrom: 12 },
    {},
    'it failed in 20 of 20 visits (100.0 %), what is current in 0 of 1000 (0.0 %)',
  ],
  [
    'throws for some',
    { tried: 200, failed: 9, failedFrom: 9 },
    { tried: 1800, failed: 6, failedFrom: 6 },
    'it failed in 9 of 200 visits (4.5 %), what is current in 6 of 1800 (0.3 %)',
  ],
  [
    'throws while nobody has the current one',
    { tried: 30, failed: 10, failedFrom: 8 },
    { tried: 0 },
    'it failed in 10 of 30 visits',
  ],
  [
    'paints later',
    { lcp: quartile(3200) },
    { lcp: quartile(2000) },
    'its largest paint is 3200 ms at the 75th percentile of 400 visits, that of what is current 2000 ms of 400',
  ],
  [
    'answers later',
    { inp: quartile(500) },
    { inp: quartile(200) },
    'its answer to a touch is 500 ms',
  ],
  ['shifts', { cls: quartile(300) }, { cls: quartile(50) }, 'its shift of the layout is 300'],
])('halts a release that %s, with the figures', (_, tried, current, sentence) => {
  expect(whyHalted(figures(tried), figures(current))).toContain(sentence);
});

describe('a quartile', () => {
  it('is known better the more values there are', () => {
    const histogram = (times: number) =>
      new Map(Array.from({ length: 20 }, (_, index) => [20 + index, times]));
    const [few, many] = [quartileOf(histogram(5)), quartileOf(histogram(500))];
    expect(few?.of).toBe(100);
    expect(few?.value).toBe(many?.value);
    expect((few?.high ?? 0) - (few?.low ?? 0)).toBeGreaterThan(
      (many?.high ?? 0) - (many?.low ?? 0),
    );
  });

  it('of nothing is none', () => expect(quartileOf(new Map())).toBeNull());
});
