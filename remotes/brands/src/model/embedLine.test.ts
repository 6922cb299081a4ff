import { embedLine } from './embedLine';

const origin = 'https://viajes.andes.test';

it('shows all forms, one form, or one that is filled in', () => {
  expect(embedLine({ origin, product: '', query: '' })).toBe(
    `<script async src="${origin}/embed.js"></script>`,
  );
  const address = `${origin}/searchs/hotels?destination_code=CTG&room=2`;
  const filled = `<script async src="${origin}/embed.js" data-product="hotels" data-query="destination_code=CTG&amp;room=2"></script>`;
  expect(embedLine({ origin, product: 'hotels', query: address })).toBe(filled);
  expect(embedLine({ origin, product: 'hotels', query: ' destination_code=CTG&room=2' })).toBe(
    filled,
  );
});

it('stays one line of markup for any input', () => {
  const line = embedLine({ origin, product: 'hotels', query: '?a="></script><script>alert(1)' });
  const page = new DOMParser().parseFromString(line, 'text/html');
  expect(page.scripts).toHaveLength(1);
  expect(page.scripts[0]?.dataset.query).toBe('a="></script><script>alert(1)');
});
