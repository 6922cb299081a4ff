/** Messages of the payment methods; they load with the form and the extras. */
export const methods = {
  title: 'Puedes pagar con',
  instalments: 'En cuotas con tarjeta de crédito.',
  cash: 'El efectivo aparece solo cuando tu reserva deja tiempo para pagarlo.',
} as const;
