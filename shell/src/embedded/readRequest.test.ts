import { readRequest } from './readRequest';

it('reads the product, the embedding page and the values of the form', () => {
  const given = readRequest(
    '?destination_code=CTG&room=2&room=1&product=hotels&host=https%3A%2F%2Fmiagencia.com',
  );
  expect(given).toEqual({
    product: 'hotels',
    host: 'https://miagencia.com',
    query: '?destination_code=CTG&room=2&room=1',
  });
});

it.each(['', '*', '/', 'miagencia.com', 'https://miagencia.com/', 'javascript:alert(1)'])(
  'reports to no page when the address names %j as the embedding page',
  (host) => {
    const search = `?${new URLSearchParams({ host })}`;
    expect(readRequest(search)).toEqual({ product: '', host: null, query: '' });
  },
);
