import { parseSupportCode, toSupportCode } from './supportCode';

it('reads a brand and a release set, and rejects any other text', () => {
  const code = toSupportCode('tiquete', 'set_0123456789ab');
  expect(code).toBe('tiquete.0123456789ab');
  expect(parseSupportCode(code)).toEqual({ brand: 'tiquete', set: 'set_0123456789ab' });
  for (const other of ['', 'tiquete', 'tiquete.0123', `${code}.x`, '.0123456789ab', ` ${code}`])
    expect(parseSupportCode(other)).toBeNull();
});
