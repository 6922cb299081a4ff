/** Texts of the change of a passenger. */
export const change = {
  open: 'Cambiar un pasajero',
  title: 'Cambiar un pasajero',
  until:
    'Puedes hacerlo hasta el {{day}} y no tiene costo. La habitación y el precio de la persona siguen igual.',
  who: '¿A quién cambias?',
  choose: 'Elige',
  place: '{{name}} · {{person}}, habitación {{room}}',
  people: {
    AD: 'adulto',
    CH_one: 'niño de {{count}} año',
    CH_other: 'niño de {{count}} años',
    INF: 'infante',
  },
  lead: 'Corrige sus datos o escribe los de otra persona, con el documento con el que viaja.',
  passport: 'El pasaporte debe valer al menos hasta el {{day}}.',
  child: 'El {{day}} debe tener {{age}}.',
  age_one: '{{count}} año',
  age_other: '{{count}} años',
  save: 'Guardar el cambio',
  leave: 'Dejar como está',
  close: 'Entendido',
  saved:
    'Listo: en la reserva viaja ahora {{name}}. El voucher ya lo dice y te lo confirmamos por correo.',
  failed: 'No guardamos el cambio: {{problem}}',
} as const;
