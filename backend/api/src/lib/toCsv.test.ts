import { toCsv } from './toCsv';

it('writes accents so that a spreadsheet reads them', () => {
  expect(
    toCsv([
      ['Código', 'Total'],
      ['TQ1', -20],
    ]),
  ).toBe('\uFEFF"Código";"Total"\r\n"TQ1";"-20"\r\n');
});

it('escapes quotes, separators and line breaks in a cell', () => {
  expect(toCsv([['Ana "la Nena"; López\nRuiz']])).toBe('\uFEFF"Ana ""la Nena""; López\nRuiz"\r\n');
});

it.each(['=1+1', '+57 300', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '＝1'])(
  'writes %j so that it is not run as a formula',
  (text) => {
    expect(toCsv([[text]])).toContain(`"'${text.replaceAll('"', '""')}"`);
  },
);
