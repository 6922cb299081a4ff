/** Messages of the account offer after a guest's payment; they load with it. */
export const account = {
  title: 'Crea tu cuenta',
  lead: 'Te enviamos un enlace al correo de esta reserva para que elijas tu contraseña. Con tu cuenta ves tus reservas y compras más rápido.',
  submit: 'Enviarme el enlace',
  sentTitle: 'Revisa tu correo',
  sent_one:
    'Le escribimos al correo de esta reserva. Abre ese mensaje y elige tu contraseña; el enlace sirve {{count}} hora.',
  sent_other:
    'Le escribimos al correo de esta reserva. Abre ese mensaje y elige tu contraseña; el enlace sirve {{count}} horas.',
} as const;
