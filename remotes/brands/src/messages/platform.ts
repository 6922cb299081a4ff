/** Messages about the fields of a brand that the platform sets. */
export const platform = {
  title: 'Lo fija la plataforma',
  hint: 'Para cambiarlo, escríbele a quien opera la plataforma.',
  merchant: 'Comercio que recibe los pagos',
  ownMerchant: 'El de la plataforma',
  refundLimit: 'Devolución sin segunda persona',
  refundLimitValue: 'Hasta {{amount}} por reserva',
  noRefundLimit: 'Sin límite',
};
