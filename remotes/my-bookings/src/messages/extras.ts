/** Messages of the extras of a confirmed booking. They load with it. */
export const extrasWords = {
  title: 'Tus extras',
  /** Suffixes such as `_ASSISTANCE` select another text for that kind (i18next's context). */
  locator: 'Localizador: {{locator}}',
  locator_ASSISTANCE: 'Número de póliza: {{locator}}',
  policy: 'Descargar la póliza (PDF)',
  freeUntil: 'Cancelarlo es gratis hasta el {{day}} a las {{time}}.',
  /** Shown while the product's part is missing, so that dates cannot be changed here. */
  dates: 'Si tu viaje cambia, escríbenos a {{email}} antes de que empiece la cobertura.',
  cancelling: 'Estamos pidiendo la cancelación a quien lo presta. Esta página se actualiza sola.',
  cancelled: 'Te devolvimos {{refund}} al medio con el que pagaste.',
  notRefunded: 'Cancelarlo no devolvía nada.',
  cancel: 'Cancelar este extra',
  cancelOf: 'Cancelar este extra: {{name}}',
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
