import { nationalNumber } from './phone';

it.each([
  ['44', '07911123456', '7911123456'],
  ['44', '7911123456', '7911123456'],
  ['49', '01701234567', '1701234567'],
  ['39', '0612345678', '0612345678'],
  ['57', '3001234567', '3001234567'],
  ['999', '0123456', '0123456'],
])('dials +%s %s as %s from abroad', (country, phone, number) => {
  expect(nationalNumber(country, phone)).toBe(number);
});
