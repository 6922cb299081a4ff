import { maskEmail } from './maskEmail';

it.each([
  ['angela@viajes.co', 'an***@viajes.co'],
  ['ana@viajes.co', 'a***@viajes.co'],
  ['a@b.co', 'a***@b.co'],
])('%s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
