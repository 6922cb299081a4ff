import { readPolicyReport } from './policyReport';

it('reads the fields that an operator needs, and no input of a traveller', () => {
  const report = {
    'document-uri': 'https://viajes.example/searchs/hotels?checkin=2027-03-10#x',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=1',
    'source-file': 'data:text/javascript,secret',
    'line-number': 7,
  };
  expect(readPolicyReport({ 'csp-report': report })).toEqual({
    page: 'https://viajes.example/searchs/hotels',
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    source: 'data:',
    line: 7,
  });
  expect(readPolicyReport({ 'csp-report': { 'blocked-uri': 'inline' } })).toMatchObject({
    blocked: 'inline',
  });
});

it.each([null, 'text', {}, { 'csp-report': 1 }, { 'csp-report': { 'line-number': 'x' } }])(
  'ignores %j',
  (body) => {
    expect(readPolicyReport(body)).toBeNull();
  },
);
