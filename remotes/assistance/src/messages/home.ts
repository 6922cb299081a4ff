/** Texts of the home page; those of its search form are in `es`. */
export const home = {
  metaTitle: 'Asistencia y seguro de viaje | {{brand}}',
  metaDescription:
    'Compara planes de asistencia en viaje en pesos colombianos, con lo que cubren y lo que no cubren a la vista, en {{brand}}.',
  title: 'Viaja con quien te ayude',
  lead: 'Compara planes de asistencia en pesos, con lo que cubren y lo que no, antes de pagar.',
  recent: 'Tus búsquedas recientes',
  covers: 'Qué es la asistencia en viaje',
  coversLead:
    'Si te enfermas o algo sale mal lejos de casa, llamas a un número y te dicen a dónde ir. El plan paga hasta la suma que elijas.',
  covered: 'Lo que suele pagar',
  notCovered: 'Lo que no suele pagar',
  plain: {
    medical: 'Médico, clínica y medicinas si te enfermas o tienes un accidente.',
    urgency: 'Urgencias de odontología.',
    baggage: 'Una parte de tu equipaje si la aerolínea lo pierde o lo demora.',
    cancellation: 'Lo que pierdes si cancelas por una causa cubierta, en los planes que la tienen.',
    return: 'El regreso por una emergencia médica o familiar.',
    legal: 'Orientación si tienes un problema legal o pierdes tus documentos.',
    preExisting: 'Enfermedades que ya tenías, salvo que el plan o un adicional las cubra.',
    extreme: 'Deportes de riesgo y de competencia, salvo que el plan los incluya.',
    alcohol: 'Lo que pase por consumir alcohol o drogas.',
    checkups: 'Chequeos, estética y tratamientos que puedes hacer al volver.',
  },
  trust: 'Compra con claridad',
  trustPrice: 'El precio completo',
  trustPriceText:
    'Ves el total en pesos de todos los viajeros y el de cada uno, con los recargos por edad explicados.',
  trustProvider: 'Sabes quién responde',
  trustProviderText:
    'Cada plan dice quién presta la asistencia y, cuando es seguro, qué aseguradora lo respalda.',
  trustContact: 'Hablas con {{brand}}',
  trustContactText: '{{legal}}. {{nit}}. {{rnt}}.',
} as const;
