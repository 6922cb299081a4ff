/** Messages of the comparison; they load with the results page of a product that has one. */
export const comparisonWords = {
  choose: 'Comparar',
  chooseNamed: 'Comparar {{name}}',
  bar: 'Comparación',
  open: 'Comparar ({{count}})',
  one: 'Elige otro para comparar',
  full: 'Puedes comparar hasta {{count}}',
  clear: 'Quitar todos',
  title: 'Compara lado a lado',
  differences: 'Ver solo las diferencias',
  noDifferences: 'No hay diferencias en lo que se compara.',
  attribute: 'Característica',
  remove: 'Quitar',
  removeNamed: 'Quitar {{name}}',
  none: 'No tiene',
} as const;
export const COMPARISON = 'comparison';
