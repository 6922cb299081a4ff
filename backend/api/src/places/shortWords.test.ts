import { isShort, mayMean } from './shortWords';

it.each([
  ['sn', 'san'],
  ['sam', 'san'],
  ['sna', 'san'],
  ['nva', 'nueva'],
  ['pto', 'puerto'],
  ['cd', 'ciudad'],
])('corrects %s to %s', (typed, known) => expect(mayMean(typed, known)).toBe(true));

it.each([
  ['sn', 'santa'],
  ['nva', 'nuevo'],
  ['avn', 'nueva'],
  ['xan', 'san'],
  ['sol', 'san'],
])('does not correct %s to %s', (typed, known) => expect(mayMean(typed, known)).toBe(false));

it('corrects words of two and three letters', () => {
  expect(['s', 'sn', 'nva', 'york'].filter(isShort)).toEqual(['sn', 'nva']);
});
