/** A table in Markdown; cells are text. */
export const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const SHOWN = {
  ms: (value) => `${Math.round(value)} ms`,
  msEach: (value) => `${value.toFixed(2)} ms`,
  kb: (value) => `${(value / 1024).toFixed(1)} KB`,
  count: (value) => String(Math.round(value * 10) / 10),
  shift: (value) => value.toFixed(4),
  rate: (value) => `${value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(1)}/s`,
  score: (value) => value.toFixed(2),
  seconds: (value) => `${(value / 1000).toFixed(1)} s`,
  mb: (value) => `${(value / 1024).toFixed(0)} MB`,
  kbEach: (value) => `${value.toFixed(1)} KB`,
};
export const show = (value, unit) => (Number.isFinite(value) ? SHOWN[unit](value) : '–');
export const percent = (share) => `±${Math.round(share * 100)} %`;

/**
 * A table of one group: a row for each `[name, words, unit]`, and a column for each variant with its value, its spread and
 * its ratio to the first variant.
 */
export function groupTable(summaries, measures, { first, others }) {
  const cell = (variant, name, unit) => {
    const found = summaries[variant]?.[name];
    return found ? `${show(found.value, unit)} (${percent(found.spread)})` : '–';
  };
  const timesOf = (name, other) => {
    const [own, rival] = [summaries[first]?.[name]?.value, summaries[other]?.[name]?.value];
    return Number.isFinite(own) && rival ? `${(own / rival).toFixed(2)}×` : '–';
  };
  const head = ['', first, ...others.flatMap((other) => [other, `${first} / ${other}`])];
  return table(
    head,
    measures.map(([name, words, unit]) => [
      words,
      cell(first, name, unit),
      ...others.flatMap((other) => [cell(other, name, unit), timesOf(name, other)]),
    ]),
  );
}
