import { scaleLabel } from './labels';

it.each([
  [0, 'Directo'],
  [1, '1 Escala'],
  [2, '2 Escalas'],
  [3, '3 Escalas'],
])('labels %i stops as %p', (stops, label) => {
  expect(scaleLabel(stops)).toBe(label);
});
