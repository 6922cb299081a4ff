/** Texts of the entry rules of countries. */
export const rules = {
  title: 'Lo que pide tu destino para entrar',
  minimum: 'Suma mínima: {{sum}} por persona.',
  met: 'Cumple: {{title}}',
  notMet: 'No alcanza: {{title}}',
  line: '{{title}}: mínimo {{sum}} por persona',
  note: 'Las reglas cambian: confírmalas con el consulado antes de viajar.',
} as const;
