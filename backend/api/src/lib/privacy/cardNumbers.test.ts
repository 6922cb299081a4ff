import fc from 'fast-check';
import { hasCardNumber } from './cardNumbers';

it.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '3782 822463 10005',
  'va: 5555.5555.5555.4444, cvv 123',
  '４１１１１１１１１１１１１１１１',
  '6304000000000000000'.slice(0, 12) + '000',
  'habitación 2 4111 1111 1111 1111',
  'cvv 123 4111111111111111 12/29',
  '4111 1111 1111 1111 12 29',
  '4111  1111–1111\u20111111',
  '4111\u2009 1111\u200b1111\n1111',
  '10 3782 822463 10005',
  '41111111 11111111',
  '411111111111 1111',
  '4111 111111111111',
  'habitación 2 41111111 11111111',
  '37828224.6310005',
  ...['200b', '200c', '200d', '2060', 'feff', '00ad', '034f', '180e', 'fe0f', '0301'].map((code) =>
    '4111111111111111'.split('').join(String.fromCodePoint(Number.parseInt(code, 16))),
  ),
  '41111111\u200c11111111',
])('finds the card in %s', (text) => expect(hasCardNumber({ deep: [{ note: text }] })).toBe(true));

it.each([
  '4111111111111112',
  '573001234567',
  '2027-03-10',
  '1234567',
  '0000000000000000',
  'a1b2c3d4-1234-4123-8123-123456789012',
  'hb|CTG|4111111111111111x',
  '20270310T120000',
  '20270310 3001234567',
  '3001234567 3107654321',
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
])('does not take %s for a card', (text) => expect(hasCardNumber({ note: text })).toBe(false));

it('does not take a timestamp for a card, even with a valid check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1e12, max: 1.999e12 }), (ms) => {
      expect(hasCardNumber({ Referencia: `TQ-${ms}`, ms })).toBe(false);
      expect(hasCardNumber(`${ms}000`)).toBe(false);
    }),
  );
});

it('ignores documents and secrets', () => {
  expect(
    hasCardNumber({
      customer: { document: '4111111111111111' },
      travelers: [{ documents: [{ number: '4111111111111111' }] }],
      password: '4111111111111111',
    }),
  ).toBe(false);
  expect(hasCardNumber({ documents: [{ note: '4111111111111111' }] })).toBe(true);
  expect(hasCardNumber({ number: 4111111111111111 })).toBe(true);
});

it('finds every Luhn-valid number of 13 to 19 digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9][0-9]{11,17}$/), (body) => {
      const check = [...'0123456789'].filter((digit) => hasCardNumber(body + digit));
      return check.length === 1;
    }),
  );
});

it('never takes a UUID for a card', () =>
  fc.assert(
    fc.property(fc.uuid(), (id) => !hasCardNumber({ reference: id })),
    { numRuns: 5000 },
  ));
