/** Texts of the entry rules of countries. */
export const rules = {
  title: 'Lo que pide tu destino para entrar',
  minimum: 'Suma mínima: {{sum}} por persona.',
  met: 'Cumple: {{title}}',
  notMet: 'No alcanza: {{title}}',
  notMetText:
    '{{title}} suele exigir {{minimum}} de gastos médicos por persona y este plan cubre {{sum}}: podrían no dejarte entrar.',
  accept: 'Entiendo que con este plan podrían no dejarme entrar, y lo quiero así.',
  line: '{{title}}: mínimo {{sum}} por persona',
  note: 'Las reglas cambian: confírmalas con el consulado antes de viajar.',
} as const;
