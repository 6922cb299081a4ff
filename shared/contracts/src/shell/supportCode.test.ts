import { parseSupportCode, toSupportCode } from './supportCode';

it('reads a brand and a release set, and rejects any other text', () => {
  const code = toSupportCode('tiquete', 'set_0123456789ab');
  expect(code).toBe('tiquete.0123456789ab');
  expect(parseSupportCode(code)).toEqual({
    brand: 'tiquete',
    set: 'set_0123456789ab',
    instead: [],
  });
  for (const other of ['', 'tiquete', 'tiquete.0123', `${code}.x`, '.0123456789ab', ` ${code}`])
    expect(parseSupportCode(other)).toBeNull();
});

it('names the releases that a page used in place of its own', () => {
  const code = toSupportCode('tiquete', 'set_0123456789ab', ['hotels_b1', 'flights_a0']);
  expect(code).toBe('tiquete.0123456789ab+flights_a0+hotels_b1');
  expect(parseSupportCode(code)?.instead).toEqual(['flights_a0', 'hotels_b1']);
  for (const other of ['tiquete.0123456789ab+', 'tiquete.0123456789ab+a b'])
    expect(parseSupportCode(other)).toBeNull();
});
