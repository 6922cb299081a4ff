/** Texts of the offer to add bookings made without the account. They load with it. */
export const joinWords = {
  title: 'Reservas con tu correo',
  text_one:
    'Tienes {{count}} reserva hecha con este correo y sin tu cuenta. Agrégala para verla, pagarla y cancelarla desde aquí.',
  text_other:
    'Tienes {{count}} reservas hechas con este correo y sin tu cuenta. Agrégalas para verlas, pagarlas y cancelarlas desde aquí.',
  join: 'Agregar a mi cuenta',
  done_one: 'Agregamos {{count}} reserva a tu cuenta.',
  done_other: 'Agregamos {{count}} reservas a tu cuenta.',
} as const;
