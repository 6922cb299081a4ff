import { toCsv } from './toCsv';

it('writes what a spreadsheet reads, accents included', () => {
  expect(
    toCsv([
      ['Código', 'Total'],
      ['TQ1', -20],
    ]),
  ).toBe('\uFEFF"Código";"Total"\r\n"TQ1";"-20"\r\n');
});

it('keeps quotes, separators and line breaks inside their cell', () => {
  expect(toCsv([['Ana "la Nena"; López\nRuiz']])).toBe('\uFEFF"Ana ""la Nena""; López\nRuiz"\r\n');
});

it.each(['=1+1', '+57 300', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '＝1'])(
  'cannot be run as a formula: %j',
  (text) => {
    expect(toCsv([[text]])).toContain(`"'${text.replaceAll('"', '""')}"`);
  },
);
