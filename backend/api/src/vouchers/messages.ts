/** Texts of every voucher. */
export const voucherWords = {
  title: (code: string) => `Voucher ${code}`,
  fallbackKind: 'Voucher de viaje',
  code: 'Código de reserva',
  supplier: 'Prestado por',
  from: 'Desde',
  to: 'Hasta',
  travellers: 'Viajeros',
  holder: 'Titular de la compra',
  contact: 'Contacto',
  reference: 'Tu referencia',
  remark: 'Lo que pediste',
  remarkNote: 'Lo pedimos por ti; está sujeto a disponibilidad.',
  paid: 'Ya está pagado',
  base: 'Precio base',
  fees: 'Cargos',
  extras: 'Extras',
  ownExtras: 'Tus extras',
  operator: (name: string) => `Lo presta ${name}`,
  /** `numbers` lists contacts, each with its phone number. */
  call: (numbers: string) => `Si necesitas ayuda, llama: ${numbers}`,
  total: 'Total pagado',
  /** Title of the section while a part of the price is unpaid. */
  price: 'Precio y pagos',
  whole: 'Precio total',
  soFar: 'Pagado hasta ahora',
  left: 'Falta por pagar',
  refunded: 'Devuelto o en camino de vuelta',
  included: (name: string) => `${name} (incluido)`,
  converted: ({ currency, pesos, day }: { currency: string; pesos: string; day: string }) =>
    `Precio convertido a pesos con la tasa del ${day}: 1 ${currency} = ${pesos}. Si se cancela, rige la misma tasa.`,
  about: (name: string, amount: string) => `${name} (${amount}, aproximado en pesos)`,
  atPlace: 'Se paga en el destino',
  atPlaceNote: 'Estos valores no están en el total: los cobra el establecimiento.',
  nothingAtPlace: 'No nos informaron cobros obligatorios para pagar en el destino.',
  terms: 'Si cancelas',
  notRefundable:
    'Esta tarifa no es reembolsable. El retracto y la reversión del pago que te da la ley siguen valiendo.',
  penaltyUnknown: 'No nos informaron cuánto devuelven si cancelas. Consúltanos antes de cancelar.',
  free: (until: string) => `Sin costo hasta el ${until}.`,
  penaltyNow: (amount: string) => `Desde la compra: ${amount}.`,
  penaltyFrom: (from: string, amount: string) => `Desde el ${from}: ${amount}.`,
  termsClock: 'del destino',
  termsNote: (clock: string) =>
    `Horas ${clock}. El retracto y la reversión del pago que te da la ley siguen valiendo.`,
  notes: 'Información de quien presta el servicio',
  advice: 'Antes de viajar',
  help: 'Si necesitas ayuda',
  emergency: 'En una emergencia en Colombia marca 123.',
  whatsapp: 'WhatsApp',
  email: 'Correo',
  legal: (brand: string) =>
    `${brand} actúa como agencia de viajes e intermediaria entre el viajero y el prestador. Este documento no es una factura.`,
  /** Ley 679 de 2001, artículos 16 y 17; Ley 1336 de 2009. */
  children: (brand: string) =>
    `${brand} rechaza la explotación y el abuso sexual de niños, niñas y adolescentes, que en Colombia se castigan penal y administrativamente (Leyes 679 de 2001 y 1336 de 2009). Denúncialos en la línea 141 del ICBF. Vigila: Superintendencia de Industria y Comercio, www.sic.gov.co.`,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
};

export const calendarWords = {
  code: (code: string) => `Código de reserva: ${code}`,
  see: (url: string) => `Ver la reserva: ${url}`,
  cancelled: 'Esta reserva fue cancelada.',
};
