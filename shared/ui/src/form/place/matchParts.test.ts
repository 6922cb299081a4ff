import { matchParts } from './matchParts';

it.each([
  ['Bogotá', 'gota', ['Bo', 'gotá', '']],
  ['Cartagena de Indias', 'CART', ['', 'Cart', 'agena de Indias']],
  ['San Andrés', 'andres', ['San ', 'Andrés', '']],
  ['Medellín', 'xyz', ['Medellín', '', '']],
  ['Medellín', '  ', ['Medellín', '', '']],
])('marks in %s the typed text %s', (label, query, parts) => {
  expect(matchParts(label, query)).toEqual(parts);
});
