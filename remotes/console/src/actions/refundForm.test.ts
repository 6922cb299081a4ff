import { readPesos, wrongFields } from './refundForm';

it.each([
  ['100000', 100_000],
  ['100.000', 100_000],
  ['$ 1.480.500', 1_480_500],
  [' 5 ', 5],
  ['0', null],
  ['-5', null],
  ['10,5', null],
  ['1.5', null],
  ['1e5', null],
  ['', null],
])('reads %p as %p', (text, pesos) => {
  expect(readPesos(text)).toBe(pesos);
});
it.each([
  [{ amount: '10.000', repeated: '10000', reason: 'Ruido de noche' }, []],
  [{ amount: '10.001', repeated: '10.001', reason: 'Ruido de noche' }, ['amount']],
  [{ amount: '500', repeated: '5000', reason: 'Ruido de noche' }, ['repeated']],
  [{ amount: '', repeated: '', reason: '  a  ' }, ['amount', 'repeated', 'reason']],
])('%p has errors at %p', (typed, wrong) => {
  expect(wrongFields({ paymentId: 'p', ...typed }, 10_000)).toEqual(wrong);
});
