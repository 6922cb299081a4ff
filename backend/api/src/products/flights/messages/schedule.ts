/** Texts of mails about flights that the airline changed. */
export const scheduleWords = {
  flight: (flight: string, from: string, to: string) => `${flight}, ${from} – ${to}`,
  /** Notes of cases that settle automatically. */
  fits: 'La aerolínea propuso otro vuelo, que el viajero puede aceptar.',
  readable: 'Los cambios de la aerolínea ya se pueden leer.',
  over: 'La reserva ya no sigue en pie.',
  unknown: 'La aerolínea no dice con qué vuelo lo reemplaza.',
} as const;
