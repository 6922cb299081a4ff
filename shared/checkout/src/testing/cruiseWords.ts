import { checkoutWords } from '../messages';

/** Messages of the made-up product, in addition to those of every checkout. */
export const cruiseWords = {
  ...checkoutWords,
  metaDescription: 'Termina tu reserva de crucero.',
  back: 'Volver al barco',
  invalidText: 'No dice qué cabina quieres reservar.',
  search: 'Buscar cruceros',
  failed: 'No pudimos abrir tu reserva',
  gone: {
    soldOut: 'Esta cabina se agotó',
    soldOutText: 'Alguien reservó la última. No se hizo ningún cobro.',
  },
  others: { seeCabins: 'Ver cabinas' },
  steps: { holder: 'Quién reserva', guests: 'Quiénes viajan', review: 'Revisa y acepta' },
  travelling: 'Viajo en esta cabina',
  companionField: '{{field}} de quien te acompaña',
  booking: 'Confirmamos el precio con el barco…',
  priceText: 'El barco actualizó el precio de tu cabina. Aún no has pagado nada.',
  duplicateText: 'Hace unos minutos reservaste este crucero para las mismas personas.',
  product: 'Cabina',
  summary: {
    ...checkoutWords.summary,
    base_other: 'Cabina por {{count}} noches',
    atHotel: 'Pagas a bordo',
    atHotelNote: 'Lo cobra el barco.',
    freeUntil: 'Cancela gratis hasta el {{day}} a las {{time}}, hora del puerto.',
    notRefundable: 'No se reembolsa.',
  },
  result: {
    ...checkoutWords.result,
    title: { ...checkoutWords.result.title, payable: 'Tu cabina está apartada' },
    lead: {
      ...checkoutWords.result.lead,
      payable: 'Es tuya hasta el {{day}}.',
      notIssued: 'El barco va lleno.',
    },
    next: {
      ...checkoutWords.result.next,
      payable: 'Paga.',
      confirming: 'Confirmamos la cabina con el barco.',
      issued: 'Buen viaje.',
      notIssued: 'Te devolvemos el dinero.',
    },
    codes: { cabin: 'Cabina' },
  },
};

declare module '@tiquete/platform' {
  interface Messages {
    cruises: { checkout: typeof cruiseWords };
  }
}
