import { decodeTexts } from './decodeTexts';

it('decodes the texts of a value at any depth, and leaves other values unchanged', () => {
  const given = {
    name: 'Caf&eacute; &amp; Bar',
    rows: [{ text: 'Vista al mar &#8211; 5&nbsp;km' }],
    n: 1,
    none: null,
  };
  expect(decodeTexts(given)).toEqual({
    name: 'Café & Bar',
    rows: [{ text: 'Vista al mar – 5\u00a0km' }],
    n: 1,
    none: null,
  });
});

it('decodes once, so that an escaped entity remains an entity', () => {
  expect(decodeTexts('&amp;lt;b&amp;gt; AT&T')).toBe('&lt;b&gt; AT&T');
});
