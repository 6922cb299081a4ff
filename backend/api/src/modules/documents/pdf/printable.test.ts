import { printable } from './printable';

it.each([
  ['Ñandú, ¿cuánto? 4.0 ★ – “así”', 'Ñandú, ¿cuánto? 4.0 ★ – “así”'],
  ['Jose\u0301', 'José'],
  ['playa 🏖️ y sol', 'playa  y sol'],
  ['Łukasz Жук Ωmega', 'Łukasz Жук Ωmega'],
  ['北京', '??'],
  ['uno\r\ndos\u0007', 'uno\ndos'],
])('%j is drawn as %j', (given, drawn) => expect(printable(given)).toBe(drawn));
