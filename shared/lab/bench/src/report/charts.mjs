const [WIDTH, LEFT, RIGHT, ROW, GAP, TOP] = [760, 260, 110, 22, 16, 64];
const INK = '#1f2937';
const FAINT = '#6b7280';
const GRID = '#e5e7eb';
/** A strong colour for the product, and muted ones for the compared builds. */
const TONES = {
  product: '#0f766e',
  api: '#0f766e',
  two: '#0f766e',
  hot: '#0f766e',
  vertical: '#0f766e',
};
const QUIET = '#94a3b8';

const escape = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const round = (value) => Math.round(value * 10) / 10;
const text = (x, y, words, { size = 13, anchor = 'start', color = INK, weight = 400 } = {}) =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}" fill="${color}" font-weight="${weight}">${escape(words)}</text>`;
const line = (x1, y1, x2, y2, color, width = 1) =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${color}" stroke-width="${width}"/>`;

const frame = ({ title, note, height, body }) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(16, 28, title, { size: 17, weight: 600 }),
    text(16, 48, note, { size: 12, color: FAINT }),
    ...body,
    '</svg>',
    '',
  ].join('\n');

/** 1, 2 or 5 times a power of ten, so that about four steps reach `most`. */
export function niceStep(most) {
  const rough = most / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
}

/**
 * Chart of horizontal bars in groups: `groups` are `{label, bars: [{name, value, low, high, label}]}`. The thin line shows
 * the lowest and the highest sample.
 */
export function barChart({ title, note, groups }) {
  const most = Math.max(
    0.001,
    ...groups.flatMap(({ bars }) => bars.map(({ value, high = value }) => Math.max(value, high))),
  );
  const step = niceStep(most);
  const scale = (WIDTH - LEFT - RIGHT) / (Math.ceil(most / step) * step);
  const body = [];
  let y = TOP;
  const rows = [];
  for (const { label, bars } of groups) {
    rows.push(text(16, y + 15, label, { weight: 600 }));
    for (const { name, value, low = value, high = value, label: said } of bars) {
      rows.push(text(LEFT - 8, y + 15, name, { anchor: 'end' }));
      rows.push(
        `<rect x="${LEFT}" y="${y + 3}" width="${round(Math.max(1, value * scale))}" height="${ROW - 7}" rx="2" fill="${TONES[name] ?? QUIET}"/>`,
      );
      if (high > low)
        rows.push(
          line(LEFT + low * scale, y + ROW / 2, LEFT + high * scale, y + ROW / 2, INK, 1.5),
        );
      rows.push(text(LEFT + Math.max(value, high) * scale + 6, y + 15, said, { size: 12 }));
      y += ROW;
    }
    y += GAP;
  }
  for (let value = 0; value <= most + step; value += step) {
    if (LEFT + value * scale > WIDTH - RIGHT + 1) break;
    body.push(
      line(LEFT + value * scale, TOP - 4, LEFT + value * scale, y - GAP, GRID),
      text(LEFT + value * scale, y, value.toLocaleString('en'), {
        size: 11,
        anchor: 'middle',
        color: FAINT,
      }),
    );
  }
  return frame({ title, note, height: y + 16, body: [...body, ...rows] });
}

/** Line chart with numbers on both axes: `series` are `{name, points: [[x, y]]}`. */
export function lineChart({ title, note, series }) {
  const height = 300;
  const [left, right, bottom] = [70, 130, 40];
  const points = series.flatMap(({ points: own }) => own);
  const mostX = Math.max(...points.map(([x]) => x), 1);
  const step = niceStep(Math.max(...points.map(([, y]) => y), 1));
  const top = Math.ceil(Math.max(...points.map(([, y]) => y), 1) / step) * step;
  const toX = (x) => left + (x / mostX) * (WIDTH - left - right);
  const toY = (y) => height - bottom - (Math.max(0, y) / top) * (height - bottom - TOP);
  const body = [];
  for (let value = 0; value <= top; value += step)
    body.push(
      line(left, toY(value), WIDTH - right, toY(value), GRID),
      text(left - 8, toY(value) + 4, value.toLocaleString('en'), {
        size: 11,
        anchor: 'end',
        color: FAINT,
      }),
    );
  for (const x of [0, mostX / 2, mostX])
    body.push(
      text(toX(x), height - bottom + 18, Math.round(x), {
        size: 11,
        anchor: 'middle',
        color: FAINT,
      }),
    );
  const ends = [];
  for (const { name, points: own } of series) {
    const path = own
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(toX(x))} ${round(toY(y))}`)
      .join(' ');
    body.push(
      `<path d="${path}" fill="none" stroke="${TONES[name] ?? QUIET}" stroke-width="2.5"/>`,
    );
    // Labels at the same height would cover each other.
    let y = toY(own.at(-1)[1]) + 4;
    while (ends.some((taken) => Math.abs(taken - y) < 14)) y += 14;
    ends.push(y);
    body.push(text(WIDTH - right + 8, y, name, { weight: 600, color: TONES[name] ?? FAINT }));
  }
  return frame({ title, note, height, body });
}
