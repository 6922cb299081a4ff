/** Texts of one plan, shared by results and checkout. */
export const plan = {
  mainCoverage: '{{name}}, por persona',
  categories: {
    BASIC: 'Básica',
    STANDARD: 'Estándar',
    PREMIUM: 'Premium',
    LONG_STAY: 'Larga estadía',
    STUDENT: 'Estudiantes',
    RECEPTIVE: 'Hacia Colombia',
    ANNUAL: 'Anual multiviaje',
  },
  benefits: {
    covid: 'COVID-19',
    baggage: 'Equipaje',
    trip_cancellation: 'Cancelación del viaje',
    sports: 'Deportes',
    pregnancy: 'Embarazo',
    pre_existing: 'Preexistencias',
  },
  covered: 'También cubre',
  notCovered: 'No cubre',
  upTo: '{{name}}: hasta {{sum}}',
  deductible: 'Deducible: pagas los primeros {{sum}} de cada evento.',
  noDeductible: 'Sin deducible.',
  annual_one:
    'Cubre todos tus viajes de un año, hasta el {{until}}, cada uno de hasta {{count}} día.',
  annual_other:
    'Cubre todos tus viajes de un año, hasta el {{until}}, cada uno de hasta {{count}} días.',
  provider: 'Presta la asistencia {{name}}.',
  /* Names the insurer and its supervisor. For review by counsel. */
  insurer: 'Asegura {{insurer}}, vigilada por la Superintendencia Financiera de Colombia.',
  noInsurer: 'Es un servicio de asistencia, no un seguro.',
  forAll_one: 'para {{count}} viajero, {{days}}',
  forAll_other: 'para los {{count}} viajeros, {{days}}',
  perPerson: 'Precio de cada viajero',
  converted: 'Son {{price}} a {{rate}} pesos (tasa del {{day}}).',
  choose: 'Elegir',
  chooseNamed: 'Elegir {{name}}',
  see: 'Ver coberturas',
  seeNamed: 'Ver coberturas de {{name}}',
  upgradesFrom: 'Con adicionales desde {{amount}}',
} as const;
