/** Words of the question about a booking that is there already; they come with the form. */
export const duplicate = {
  title: 'Ya tienes una reserva igual',
  text: 'Hace unos minutos reservaste este hotel para las mismas fechas y personas. Aún no has pagado esta segunda reserva.',
  code: 'Código de la otra reserva: {{code}}',
  again: 'Sí, quiero otra reserva',
  keep: 'No, conservar solo la primera',
} as const;
