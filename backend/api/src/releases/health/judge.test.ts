import { quartileOf } from './histogram';
import { type Figures, judge } from './judge';

const NETWORKS = 10;
const nothingForged = { reports: 0, networks: 0 };
const ofEveryKind = (count: number) =>
  new Map(['failed', 'lcp', 'inp', 'cls'].map((metric) => [metric, count]));
const figures = (over: Partial<Figures> = {}): Figures => ({
  tried: 1000,
  failed: 0,
  networks: ofEveryKind(over.failed ?? 50),
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
const verdict = (tried: Partial<Figures>, current: Partial<Figures> = {}, forged = nothingForged) =>
  judge(figures(tried), figures(current), { forged, networks: NETWORKS });

it.each<[string, Partial<Figures>, Partial<Figures>]>([
  ['fails as often', { tried: 100, failed: 1 }, { failed: 10 }],
  ['fails a little more often', { tried: 100, failed: 3 }, { failed: 12 }],
  ['was tried by too few', { tried: 19, failed: 19 }, {}],
  [
    'is as quick',
    { lcp: quartile(2000), inp: quartile(150) },
    { lcp: quartile(1950), inp: quartile(150) },
  ],
  ['is slower for too few', { lcp: quartile(9000, 40) }, { lcp: quartile(2000) }],
  ['is slower by less than a person notices', { inp: quartile(60) }, { inp: quartile(40) }],
])('lets a release continue that %s', (_, tried, current) => {
  expect(verdict(tried, current)).toBeNull();
});

it.each<[string, Partial<Figures>, Partial<Figures>, string]>([
  [
    'throws for everybody',
    { tried: 20, failed: 20 },
    {},
    'it failed in 20 of 20 visits (100.0 %), what is current in 0 of 1000 (0.0 %)',
  ],
  [
    'throws for some',
    { tried: 200, failed: 12 },
    { tried: 1800, failed: 6 },
    'it failed in 12 of 200 visits (6.0 %), what is current in 6 of 1800 (0.3 %)',
  ],
  [
    'throws while no page has the current one',
    { tried: 30, failed: 10 },
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
  expect(verdict(tried, current)).toEqual({
    kind: 'halt',
    reason: expect.stringContaining(sentence),
  });
});

describe('reports that look forged', () => {
  it('freeze a release that fails for fewer networks than a verdict needs', () => {
    const nine = { tried: 400, failed: 200, networks: ofEveryKind(9) };
    expect(verdict(nine)).toEqual({
      kind: 'freeze',
      reason: expect.stringContaining('this comes from 9 networks, and a verdict needs 10'),
    });
    expect(verdict({ ...nine, networks: ofEveryKind(10) })?.kind).toBe('halt');
  });
  it('freeze a release that is slower for few networks, on either side', () => {
    const [slow, quick] = [{ lcp: quartile(3200) }, { lcp: quartile(2000) }];
    expect(verdict({ ...slow, networks: ofEveryKind(3) }, quick)?.kind).toBe('freeze');
    expect(verdict(slow, { ...quick, networks: ofEveryKind(3) })?.kind).toBe('freeze');
  });
  it('freeze a release when their tokens are false, but do not protect one that fails', () => {
    const forged = { reports: 20, networks: 2 };
    expect(verdict({}, {}, forged)?.kind).toBe('freeze');
    expect(verdict({}, {}, { ...forged, reports: 19 })).toBeNull();
    expect(verdict({ tried: 20, failed: 20 }, {}, forged)?.kind).toBe('halt');
  });
  it('of one network about the current release do not protect a failing canary', () => {
    const flooded = { tried: 1000, failed: 300, networks: ofEveryKind(1) };
    expect(verdict({ tried: 100, failed: 20 }, flooded)?.kind).toBe('halt');
    expect(
      verdict({ tried: 100, failed: 20 }, { ...flooded, networks: ofEveryKind(99) }),
    ).toBeNull();
  });
});

describe('a quartile', () => {
  it('is more certain with more values', () => {
    const histogram = (times: number) =>
      new Map(Array.from({ length: 20 }, (_, index) => [20 + index, times]));
    const [few, many] = [quartileOf(histogram(5)), quartileOf(histogram(500))];
    expect(few?.of).toBe(100);
    expect(few?.value).toBe(many?.value);
    expect((few?.high ?? 0) - (few?.low ?? 0)).toBeGreaterThan(
      (many?.high ?? 0) - (many?.low ?? 0),
    );
  });

  it('of no values is null', () => expect(quartileOf(new Map())).toBeNull());
});
