/** Words of the account that a guest may have after paying; they come with it. */
export const account = {
  title: 'Crea tu cuenta con una contraseña',
  lead: 'Usamos el nombre y el correo de esta reserva. Con tu cuenta ves todas tus reservas y compras más rápido.',
  password: 'Contraseña',
  hint: 'Mínimo 8 caracteres. Una frase de varias palabras es fácil de recordar y difícil de adivinar.',
  short: 'Escribe al menos 8 caracteres.',
  accept: 'Al crearla aceptas los',
  terms: 'términos y condiciones',
  authorize: 'y autorizas la',
  policy: 'política de tratamiento de datos',
  submit: 'Crear cuenta',
  sentTitle: 'Revisa tu correo',
  sent: 'Te escribimos al correo de la reserva con el paso que sigue. El enlace sirve {{hours}} horas.',
} as const;
