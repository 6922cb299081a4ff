/** Messages of the extras of a booking that stands; they load with it. */
export const extrasWords = {
  title: 'Tus extras',
  locator: 'Número: {{locator}}',
  policy: 'Descargar la póliza (PDF)',
  cancel: 'Cancelar este extra',
  cancelOf: 'Cancelar {{name}}',
  quote: 'Te devolvemos {{refund}} de {{paid}}. Tu reserva y los demás extras siguen igual.',
  nothing: 'Cancelarlo no te devuelve nada. Tu reserva y los demás extras siguen igual.',
  confirm: 'Sí, cancelarlo',
  keep: 'Conservarlo',
  not: {
    NOT_CONFIRMED: 'Este extra aún no está confirmado.',
    STARTED: 'Este extra ya empezó y no se puede cancelar aquí.',
    ALREADY: 'Este extra ya se está cancelando.',
  },
  done: 'Estamos cancelando {{name}}. Te devolvemos {{refund}} al medio con el que pagaste.',
};
