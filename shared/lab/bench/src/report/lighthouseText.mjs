import { LIGHTHOUSE } from '../lighthouse/openLighthouse.mjs';
import { percent, show, table } from './tables.mjs';

const COLUMNS = [
  ['performance', 'performance', 'score'],
  ['accessibility', 'accessibility', 'score'],
  ['bestPractices', 'best practices', 'score'],
  ['seo', 'SEO', 'score'],
  ['fcp', 'first paint', 'ms'],
  ['lcp', 'largest paint', 'ms'],
  ['tbt', 'blocked', 'ms'],
  ['si', 'speed index', 'ms'],
  ['cls', 'shift', 'shift'],
];
const cellOf = (summary, [name, , unit]) =>
  `${show(summary[name]?.value, unit)}${name === 'performance' && summary[name] ? ` (${percent(summary[name].spread)})` : ''}`;
const rows = (pages) =>
  Object.entries(pages).map(([page, summary]) => [
    `\`${page}\``,
    ...COLUMNS.map((column) => cellOf(summary, column)),
  ]);
const pagesTable = (pages) => table(['', ...COLUMNS.map(([, words]) => words)], rows(pages));

/** The scores of every page by device. `of(group)` returns the summaries by page. */
export const lighthouseText = (of) =>
  [
    `Lighthouse ${LIGHTHOUSE}, the product as a simulated phone:`,
    pagesTable(of('lighthousePhone')),
    'As a desktop:',
    pagesTable(of('lighthouseDesktop')),
    '`preload`, the same phone:',
    pagesTable(of('lighthouseRival')),
  ].join('\n\n');
