import { barChart, lineChart, niceStep } from './charts.mjs';

const groups = [
  {
    label: 'first',
    bars: [
      { name: 'product', value: 50, low: 45, high: 60, label: '50 ms' },
      { name: 'one <file>', value: 100, label: '100 ms' },
    ],
  },
];
const widths = (svg) =>
  [...svg.matchAll(/<rect x="260" y="\d+" width="([\d.]+)"/g)].map(([, width]) => Number(width));

it('draws bars in proportion to their values', () => {
  const [first, second] = widths(barChart({ title: 'Time', note: 'ms', groups }));
  expect(second).toBeCloseTo(2 * first, 0);
});

it('names all that it shows, and has a light background', () => {
  const svg = barChart({ title: 'Time & more', note: 'ms', groups });
  for (const words of [
    'Time &amp; more',
    'one &lt;file&gt;',
    '100 ms',
    'fill="#ffffff"',
    'role="img"',
  ])
    expect(svg).toContain(words);
  expect(svg).not.toContain('NaN');
});

it('draws a line to its last point, and separates the names of two lines with the same end', () => {
  const svg = lineChart({
    title: 'Heap',
    note: 'KB',
    series: [
      {
        name: 'product',
        points: [
          [0, 0],
          [10, 5],
        ],
      },
      {
        name: 'split',
        points: [
          [0, 0],
          [10, 5],
        ],
      },
    ],
  });
  expect(svg).not.toContain('NaN');
  const [one, other] = [
    ...svg.matchAll(/y="([\d.]+)"[^>]*font-weight="600">(?:product|split)</g),
  ].map(([, y]) => Number(y));
  expect(Math.abs(one - other)).toBeGreaterThanOrEqual(14);
});

it.each([
  [100, 50],
  [38, 10],
  [0.9, 0.5],
  [0, 1],
])('chooses round steps up to %d', (most, step) => expect(niceStep(most)).toBeCloseTo(step));
