import { readAsked } from './readAsked';

it('reads the product, the page around it and what is asked of the form', () => {
  const asked = readAsked(
    '?destination_code=CTG&room=2&room=1&product=hotels&host=https%3A%2F%2Fmiagencia.com',
  );
  expect(asked).toEqual({
    product: 'hotels',
    host: 'https://miagencia.com',
    query: '?destination_code=CTG&room=2&room=1',
  });
});

it.each(['', '*', '/', 'miagencia.com', 'https://miagencia.com/', 'javascript:alert(1)'])(
  'tells nobody anything where the page around is %j',
  (host) => {
    const search = `?${new URLSearchParams({ host })}`;
    expect(readAsked(search)).toEqual({ product: '', host: null, query: '' });
  },
);
