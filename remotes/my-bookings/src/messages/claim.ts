import { codeAndEmailWords } from './codeAndEmail';

/** Messages of the dialog that adds a booking made without an account; they load with it. */
export const claimWords = {
  ...codeAndEmailWords,
  title: 'Agrega tu reserva',
  text: 'Si reservaste sin iniciar sesión, escribe el código y el correo de esa reserva. Si ese correo no es el de tu cuenta, le pedimos confirmación.',
  cancel: 'Ahora no',
  add: 'Agregar reserva',
  sentTitle: 'Falta confirmar',
  sent: 'Le escribimos a {{email}}. Cuando desde ese correo acepten, la reserva aparece aquí y te avisamos.',
  sentClose: 'Entendido',
  done: 'Agregamos la reserva a tu cuenta.',
} as const;
