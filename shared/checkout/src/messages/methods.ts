/** Words of how a booking can be paid; they come with the form and with the extras. */
export const methods = {
  title: 'Puedes pagar con',
  instalments: 'En cuotas con tarjeta de crédito.',
  cash: 'El efectivo aparece solo cuando tu reserva deja tiempo para pagarlo.',
} as const;
