/** Words of an itinerary, wherever it is shown. */
export const itinerary = {
  names: { outbound: 'Ida', inbound: 'Vuelta', nth: 'Vuelo {{number}}' },
  flight: 'Vuelo {{code}}',
  operatedBy: 'Operado por {{carrier}}',
  aircraft: 'Avión {{name}}',
  terminal: 'Terminal {{terminal}}',
  departs: 'Sale',
  arrives: 'Llega',
  dayShift_one: '+{{count}} día',
  dayShift_other: '+{{count}} días',
  dayShiftBack: 'día anterior',
  nextDay: 'Llegas al día siguiente, {{day}}',
  laterDay: 'Llegas {{count}} días después, {{day}}',
  stops_one: '{{count}} parada técnica',
  stops_other: '{{count}} paradas técnicas',
  layover: 'Escala de {{duration}} en {{city}} ({{airport}})',
  layoverShort: '{{duration}} en {{airport}}',
  overnight: 'La escala pasa la noche en {{city}}',
  airportChange: 'Cambio de aeropuerto por tu cuenta: de {{from}} a {{to}}',
  airportChangeText:
    'Llegas a {{from}} y sales de {{to}}. Recoges el equipaje y el traslado corre por tu cuenta.',
  duration: 'Duración {{duration}}',
} as const;
