/** Messages of the dialog about an existing booking; they load with the form. */
export const duplicate = {
  title: 'Ya tienes una reserva igual',
  code: 'Código de la otra reserva: {{code}}',
  again: 'Sí, quiero otra reserva',
  keep: 'No, conservar solo la primera',
} as const;
