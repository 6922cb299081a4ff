/** Messages of the dialog that adds a booking made without an account; they load with it. */
export const claimWords = {
  title: 'Agrega tu reserva',
  text: 'Si reservaste sin iniciar sesión, escribe el código y el correo de esa reserva. Desde ese momento solo se ve en tu cuenta.',
  code: 'Código de reserva',
  codeHint: 'Empieza por TQ. Está en el correo que te enviamos.',
  codeMissing: 'Escribe el código de la reserva.',
  codeWrong: 'El código tiene doce letras y números, por ejemplo TQ7K2M9XPALB.',
  email: 'Correo de la reserva',
  emailHint: 'El que diste al reservar.',
  emailMissing: 'Escribe el correo que diste al reservar.',
  emailWrong: 'Ese correo no está completo. Revísalo.',
  cancel: 'Ahora no',
  add: 'Agregar reserva',
  help: '¿No la encuentras? Te ayudamos a ubicarla.',
  done: 'Agregamos la reserva a tu cuenta.',
} as const;
