import { documentHeaders, fileHeaders } from './headers.mjs';

it.each([
  ['c.home.0a1b2c3d.js', 'immutable'],
  ['hotels/remoteEntry.js', 'no-cache'],
  ['hotels/mf-manifest.json', 'no-cache'],
])('returns the cache lifetime of %s', (name, how) =>
  expect(fileHeaders(name)['cache-control']).toContain(how),
);

it('omits only the headers that would reject the scripts of an unguarded document', () => {
  const headers = {
    'content-security-policy': "default-src 'none'",
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'no-referrer',
  };
  expect(documentHeaders(headers, {})).toEqual(headers);
  expect(documentHeaders(headers, { isUnguarded: true })).toEqual({
    'referrer-policy': 'no-referrer',
  });
});
