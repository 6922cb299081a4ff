import { barChart, lineChart } from './charts.mjs';
import { show } from './tables.mjs';

const bars = (samples, name, unit, variants = Object.keys(samples)) =>
  variants.flatMap((variant) => {
    const values = (samples[variant] ?? [])
      .map((sample) => sample[name])
      .filter(Number.isFinite)
      .sort((a, b) => a - b);
    if (values.length === 0) return [];
    const middle =
      (values[Math.floor((values.length - 1) / 2)] + values[Math.ceil((values.length - 1) / 2)]) /
      2;
    return [
      {
        name: variant,
        value: middle,
        low: values[0],
        high: values.at(-1),
        label: show(middle, unit),
      },
    ];
  });
const inKb = (samples) =>
  Object.fromEntries(
    Object.entries(samples).map(([variant, list]) => [
      variant,
      list.map(({ jsBytes }) => ({ jsBytes: jsBytes / 1024 })),
    ]),
  );
const group = (label, ...rest) => ({ label, bars: bars(...rest) });

const IN_BROWSER = 'Processor slowed four times, slow line';
const ON_SERVER = 'Client and server share the machine';

/** SVG charts of all measurements by file name. `samples` are the raw ones by group and variant. */
export function drawPlots(samples) {
  const {
    home = {},
    results = {},
    same = {},
    redeployed = {},
    switches = {},
    interactions = {},
    growth = {},
    searches = {},
    assistanceSearches = {},
    checkouts = {},
    answers = {},
    builds = {},
    lighthousePhone = {},
    lighthouseRival = {},
  } = samples;
  const plots = {
    'first-load.svg': {
      title: 'First load: milliseconds until the page can be used',
      groups: [
        group('/', home, 'interactive', 'ms'),
        group('/searchs/hotels', results, 'interactive', 'ms'),
      ],
    },
    'first-paint.svg': {
      title: 'First load: milliseconds until something is drawn',
      groups: [group('/', home, 'fcp', 'ms'), group('/searchs/hotels', results, 'fcp', 'ms')],
    },
    'redeploy.svg': {
      title: 'One string of hotels redeployed: milliseconds until usable',
      groups: [
        group('nothing changed', same, 'interactive', 'ms'),
        group('redeployed', redeployed, 'interactive', 'ms'),
      ],
    },
    'redeploy-bytes.svg': {
      title: 'One string of hotels redeployed: KB of JavaScript on the next visit',
      groups: [group('redeployed', inKb(redeployed), 'jsBytes', 'kbEach')],
    },
    'interactions.svg': {
      title: 'Milliseconds from click to paint',
      groups: [
        group('tab, cold', switches, 'cold', 'ms'),
        group('tab, warm', switches, 'warm', 'ms'),
        group('worst filter of 1,000', interactions, 'worst', 'ms'),
      ],
    },
    'api.svg': {
      note: ON_SERVER,
      title: 'Answers a second: the api, and node:http sending the same bytes',
      groups: [
        group('ready bytes', answers, 'readyPerSecond', 'rate'),
        group('JSON written each time', answers, 'writtenPerSecond', 'rate'),
      ],
    },
    'searches.svg': {
      note: ON_SERVER,
      title: 'Searches a second through one api process',
      groups: [
        group('hotels', searches, 'perSecond', 'rate'),
        group('assistance', assistanceSearches, 'perSecond', 'rate'),
      ],
    },
    'checkouts.svg': {
      note: ON_SERVER,
      title: 'Whole checkouts a second, by how many buy at once',
      groups: [group('checkouts', checkouts, 'perSecond', 'rate')],
    },
    'builds.svg': {
      note: 'A fresh process each',
      title: 'Milliseconds of a build',
      groups: [
        group('nothing stored', builds, 'clean', 'seconds'),
        group('stored work', builds, 'warm', 'seconds'),
      ],
    },
    'lighthouse.svg': {
      note: 'A simulated phone on an unthrottled line',
      title: 'Performance as Lighthouse scores it',
      groups: Object.keys(lighthousePhone).map((page) =>
        group(
          page,
          { product: lighthousePhone[page], preload: lighthouseRival[page] },
          'performance',
          'score',
        ),
      ),
    },
  };
  const drawn = Object.fromEntries(
    Object.entries(plots).map(([file, chart]) => [
      file,
      barChart({
        ...chart,
        note: `Medians. ${chart.note ?? IN_BROWSER}. The thin line spans all samples.`,
      }),
    ]),
  );
  const growthLine = (variant) => ({
    name: variant,
    points: (growth[variant]?.[0]?.readings ?? []).map(({ heapKb }, index, all) => [
      (index * growth[variant][0].switches) / (all.length - 1),
      heapKb - all[0].heapKb,
    ]),
  });
  return {
    ...drawn,
    'memory.svg': lineChart({
      title: 'KB of heap gathered over tab switches',
      note: 'After three collections each; nodes and listeners are in the table',
      series: Object.keys(growth).map(growthLine),
    }),
  };
}
