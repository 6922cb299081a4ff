import { summarize } from '../figures.mjs';
import { SEED } from '../openProduct.mjs';
import { LINK } from '../site/openSite.mjs';
import { CPU_RATE } from '../browser/openBrowser.mjs';
import { checkGoals } from './goals.mjs';
import { lighthouseText } from './lighthouseText.mjs';
import { routesText } from './routesText.mjs';
import { groupTable, show, table } from './tables.mjs';

const RIVALS = { first: 'product', others: ['preload', 'split', 'one'] };
const OF_FIRST_LOAD = { first: 'product', others: [...RIVALS.others, 'stock'] };
const BESIDE = { first: 'product', others: ['preload'] };
const LOAD = [
  ['interactive', 'Can be used', 'ms'],
  ['fcp', 'First paint', 'ms'],
  ['lcp', 'Largest paint', 'ms'],
  ['cls', 'Layout shift', 'shift'],
  ['firstItems', 'Shows the first results', 'ms'],
  ['results', 'Shows what was asked for', 'ms'],
  ['jsBytes', 'JavaScript on the wire', 'kb'],
  ['jsRequests', 'JavaScript requests', 'count'],
  ['requests', 'Requests', 'count'],
  ['waves', 'Waves', 'count'],
];
const AGAIN = [
  ['interactive', 'Can be used', 'ms'],
  ['firstItems', 'Shows the first results', 'ms'],
  ['results', 'Shows what was asked for', 'ms'],
  ['jsBytes', 'JavaScript on the wire', 'kb'],
  ['jsRequests', 'JavaScript requests, cached ones too', 'count'],
];
const SEARCHES = [
  ['perSecond', 'A second', 'rate'],
  ['p99', 'Slowest of a hundred', 'ms'],
  ['api', "Processor of each, api's (all threads)", 'msEach'],
  ['postgres', 'PostgreSQL', 'msEach'],
  ['sandbox', 'Sandbox', 'msEach'],
  ['loopP99', 'Event loop: longest wait of a hundred', 'ms'],
  ['loopMax', 'Event loop: longest wait', 'ms'],
];
const BY_SIZE = { first: '10,000 packages', others: ['100 packages'] };
const PACKAGES = [
  ['packageMonths', 'Months of everything:'],
  ['otherMonths', 'Months of one package, each time of another or from elsewhere:'],
  ['featuredPackages', 'What is featured:'],
  ['keptPackages', 'The list of everything, asked for again and again:'],
  ['otherPackages', 'Each time another price, of the same days:'],
  ['otherDays', 'Each time other days:'],
  ['otherPlaces', 'Each time other days and places, ten cards:'],
  ['pricedPackages', 'Each time other days, with a room for two:'],
];
const BRANDS = [
  ['transactions', 'Idle: transactions', 'rate'],
  ['rows', 'Idle: rows read', 'rate'],
  ['idleApi', "Idle: processor in a second, api's", 'msEach'],
  ['idlePostgres', "Idle: processor in a second, PostgreSQL's", 'msEach'],
  ['firstByte', 'First byte of a document', 'msEach'],
  ['bytes', 'Size of a document', 'kb'],
  ['coldFirstByte', 'First byte once everything that was read is forgotten', 'msEach'],
  ['coldRows', 'Rows read for that', 'count'],
  ['memory', 'Memory of the process', 'mb'],
  ['perSecond', 'Checkouts issued a second, 4 buyers', 'rate'],
  ['median', 'Median traveller', 'ms'],
];
const OWN_SEARCHES = SEARCHES.filter(([name]) => name !== 'sandbox');
const MET = { true: 'met', false: '**missed**', null: '–' };

/** The generated part of docs/bench.md. */
export function figures({ about, runs, samples }) {
  const of = (group) =>
    Object.fromEntries(
      Object.entries(samples[group] ?? {}).map(([variant, list]) => [variant, summarize(list)]),
    );
  const { machine, weights } = about;
  const kb = (bytes) => show(bytes, 'kb');
  const weightOf = (page, name) =>
    name === 'stock'
      ? of(page).stock?.jsBytes?.value
      : (weights[page][name] ?? weights[page].split);
  const loads = Object.entries(runs)
    .map(([name, { at, load }]) => `${name} ${at.slice(11, 16)}, ${load.join(' to ')}`)
    .join('; ');
  const plot = (file, words) => `![${words}](images/bench/${file})`;
  return [
    `Measured ${
      Object.values(runs)
        .map(({ at }) => at.slice(0, 10))
        .sort()
        .at(-1) ?? ''
    } on ${machine.cores} cores (${machine.model}), ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}; ${about.storage}. Start (UTC) and load average before and after: ${loads}.`,
    `Commit ${about.commit}${about.isOneState ? '' : '; the sources changed while they were built'}; ${about.tools}. Seed \`${SEED}\`. Browser: CPU throttled ${CPU_RATE}×, line of ${LINK.rttMs} ms round trip and ${LINK.kbps} kbit/s for loads, repeats and tabs, none for filter and memory; HTTP/1.1.`,
    '## Goals',
    table(
      ['', 'goal', 'found', ''],
      checkGoals(of, weights).map(({ id, goal, found, isMet }) => [id, goal, found, MET[isMet]]),
    ),
    '## The builds',
    table(
      ['build', 'JavaScript of `/`', 'of `/searchs/hotels`', 'how', 'files'],
      about.builds.map(({ name, how, what }) => [
        name,
        kb(weightOf('home', name)),
        kb(weightOf('results', name)),
        how,
        what,
      ]),
    ),
    '## First load of `/`',
    plot('first-load.svg', 'Time until the page can be used'),
    groupTable(
      of('home'),
      LOAD.filter(([name]) => !['firstItems', 'results'].includes(name)),
      OF_FIRST_LOAD,
    ),
    plot('first-paint.svg', 'Time until something is drawn'),
    '## First load of `/searchs/hotels`',
    groupTable(of('results'), LOAD, OF_FIRST_LOAD),
    '## Repeat visit of `/searchs/hotels`, nothing changed',
    'The second visit, during which the browser stores compiled code:',
    groupTable(of('same'), AGAIN, RIVALS),
    'The third visit:',
    groupTable(of('third'), AGAIN, RIVALS),
    '## Repeat visit after one string of hotels was redeployed',
    plot('redeploy.svg', 'Time of the visit after a redeploy'),
    groupTable(of('redeployed'), AGAIN, { first: 'product', others: ['brotli', ...RIVALS.others] }),
    plot('redeploy-bytes.svg', 'Bytes of the visit after a redeploy'),
    '## Tab switch, hotels and Mis reservas',
    plot('interactions.svg', 'Time from click to paint'),
    groupTable(
      of('switches'),
      [
        ['cold', 'First time, after idle', 'ms'],
        ['warm', 'Median of five more', 'ms'],
      ],
      BESIDE,
    ),
    '## Filter over 1,000 results',
    groupTable(
      of('interactions'),
      [
        ['worst', 'Worst of 12 toggles', 'ms'],
        ['middle', 'Median toggle', 'ms'],
        ['nodes', 'Elements in the page', 'count'],
      ],
      { first: 'product', others: ['preload', 'plain'] },
    ),
    '## Memory over 200 tab switches',
    plot('memory.svg', 'Heap over tab switches'),
    groupTable(
      of('growth'),
      [
        ['nodes', 'Nodes gathered', 'count'],
        ['listeners', 'Listeners gathered', 'count'],
        ['heapPerSwitch', 'Heap a switch', 'kbEach'],
      ],
      BESIDE,
    ),
    '## Searches through the api',
    plot('searches.svg', 'Searches a second'),
    groupTable(of('searches'), SEARCHES, { first: 'hot', others: ['cold'] }),
    '## Flights',
    groupTable(
      of('firstFlights'),
      [['firstResults', 'From opening a new search to its first cards', 'ms']],
      BESIDE,
    ),
    groupTable(
      of('flightFilters'),
      [
        ['worst', 'Worst of 12 filter toggles over 500 offers', 'ms'],
        ['middle', 'Median toggle', 'ms'],
        ['nodes', 'Elements in the page', 'count'],
      ],
      BESIDE,
    ),
    groupTable(
      of('flightOffers'),
      [
        ['offersPerSecond', 'Offers a second through the api', 'rate'],
        ['searchesPerSecond', 'Searches a second', 'rate'],
      ],
      { first: 'hot', others: ['cold'] },
    ),
    '## Assistance',
    groupTable(
      of('firstPlans'),
      [['firstResults', 'From opening a new search to its first cards', 'ms']],
      BESIDE,
    ),
    groupTable(of('assistanceSearches'), SEARCHES, { first: 'hot', others: ['cold'] }),
    '## Packages',
    ...PACKAGES.flatMap(([group, words]) => [words, groupTable(of(group), OWN_SEARCHES, BY_SIZE)]),
    '## Checkouts',
    plot('checkouts.svg', 'Checkouts a second'),
    groupTable(
      of('checkouts'),
      [
        ['perSecond', 'Issued a second', 'rate'],
        ['median', 'Median traveller', 'ms'],
        ['slowest', 'Slowest traveller', 'ms'],
        ['api', "Processor of each, api's (all threads)", 'ms'],
        ['postgres', 'PostgreSQL', 'ms'],
        ['sandbox', 'Sandbox', 'ms'],
        ['client', 'Who buys', 'ms'],
        ['loopP99', 'Event loop: longest wait of a hundred', 'ms'],
        ['unavailable', 'Calls answered 503', 'count'],
      ],
      { first: '8 buyers', others: ['1 buyer', '32 buyers', '8 buyers, 2 replicas'] },
    ),
    groupTable(
      of('afterwards'),
      [
        ['api', "Processor of the api's", 'ms'],
        ['postgres', 'PostgreSQL', 'ms'],
        ['sandbox', 'Sandbox', 'ms'],
        ['client', 'Who asks', 'ms'],
        ['loopP99', 'Event loop: longest wait of a hundred', 'ms'],
      ],
      { first: 'voucher', others: ['mail', 'confirmation page'] },
    ),
    '## A thousand brands',
    groupTable(of('brands'), BRANDS, { first: '1,000 brands', others: ['4 brands'] }),
    '## From `npm run release` to a page that has it',
    groupTable(
      of('releases'),
      [
        ['live', 'Until a document names it', 'seconds'],
        ['done', 'Until the command ends', 'seconds'],
      ],
      { first: 'release', others: ['promote', 'rollback'] },
    ),
    '## The api beside a bare server',
    plot('api.svg', 'Answers a second'),
    groupTable(
      of('answers'),
      [
        ['readyPerSecond', 'Ready bytes', 'rate'],
        ['readyP99', 'Slowest of a hundred', 'ms'],
        ['writtenPerSecond', 'JSON written each time', 'rate'],
        ['writtenP99', 'Slowest of a hundred', 'ms'],
      ],
      { first: 'api', others: ['bare'] },
    ),
    '## The most expensive call of each public route',
    routesText(of('heaviestCalls')),
    '## Building',
    plot('builds.svg', 'Seconds of a build'),
    groupTable(
      of('builds'),
      [
        ['clean', 'Nothing stored', 'seconds'],
        ['warm', 'With what the build before stored', 'seconds'],
      ],
      { first: 'vertical', others: ['plain', 'all'] },
    ),
    groupTable(of('typeChecks'), [['took', 'Types of shell, hotels and api', 'seconds']], {
      first: 'TypeScript 7',
      others: ['TypeScript 6'],
    }),
    '## Lighthouse',
    plot('lighthouse.svg', 'Performance as Lighthouse scores it'),
    lighthouseText(of),
  ].join('\n\n');
}
