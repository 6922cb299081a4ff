import type { MessageKey, Translate } from '@tiquete/platform';

/** Messages of the two fields that find a booking which was made without an account. */
export const codeAndEmailWords = {
  code: 'Código de reserva',
  codeHint: 'Empieza por TQ. Está en el correo que te enviamos.',
  codeMissing: 'Escribe el código de reserva.',
  codeWrong: 'El código tiene doce letras y números, por ejemplo TQ7K2M9XPALB.',
  email: 'Correo de la reserva',
  emailHint: 'El que diste al reservar.',
  emailMissing: 'Escribe el correo que diste al reservar.',
  emailWrong: 'Ese correo no está completo. Revísalo.',
  help: '¿No la encuentras? Te ayudamos a ubicarla.',
} as const;

export type TranslateCodeAndEmail = Translate<MessageKey<typeof codeAndEmailWords>>;
