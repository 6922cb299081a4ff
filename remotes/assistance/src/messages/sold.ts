/** What is told of a policy that was bought; they come with what shows it. */
export const sold = {
  policy: 'Número de póliza',
  destination: 'Destino',
  from: 'Primer día',
  to: 'Último día',
  people_one: '{{count}} persona asegurada',
  people_other: '{{count}} personas aseguradas',
  days_one: '{{count}} día de cobertura',
  days_other: '{{count}} días de cobertura',
  annual: 'Todos tus viajes de un año, cada uno de hasta {{days}} días',
  sum: 'Suma asegurada por persona',
  deductible: 'Deducible de {{sum}} por evento',
  noDeductible: 'Sin deducible',
  provider: 'Presta la asistencia',
  insurer: 'Asegura {{insurer}}, vigilada por la Superintendencia Financiera de Colombia',
  upgrades: 'Adicionales',
  exclusions: 'Lo que este plan no paga',
  policyFile: 'Tu póliza (PDF)',
  conditions: 'Condiciones (PDF)',
  dates: {
    open: 'Cambiar fechas',
    lead: 'La cobertura conserva su número de días y su precio. Puedes moverla antes de que empiece.',
    day: 'Nuevo primer día',
    ask: 'Consultar',
    possible: 'Se puede: tu cobertura iría del {{from}} al {{to}}.',
    confirm: 'Cambiar a estas fechas',
    leave: 'Dejar como está',
    moved:
      'Listo: tu cobertura va del {{from}} al {{to}}. El documento ya tiene las fechas nuevas y te lo enviamos por correo.',
    extraMoved:
      'Listo: tu cobertura va del {{from}} al {{to}}. La póliza ya tiene las fechas nuevas y te lo confirmamos por correo.',
  },
} as const;
