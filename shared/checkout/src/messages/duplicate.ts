/** Words of the question about a booking that is there already; they come with the form. */
export const duplicate = {
  title: 'Ya tienes una reserva igual',
  code: 'Código de la otra reserva: {{code}}',
  again: 'Sí, quiero otra reserva',
  keep: 'No, conservar solo la primera',
} as const;
