import { codeAndEmailWords } from './codeAndEmail';

/** Messages of the guest's view of a booking. They load with it. */
export const guestWords = {
  ...codeAndEmailWords,
  title: 'Ver mi reserva',
  intro:
    'Si reservaste sin cuenta, escribe el código y el correo de la reserva. Verás el viaje y su estado, y podrás pagarla.',
  closed:
    'Esta reserva está cerrada en este navegador. Ábrela con el enlace de uno de nuestros correos, o escribe el código y el correo de la reserva.',
  linkOver:
    'Este enlace ya no sirve: venció, o alguien cerró los accesos a la reserva. Escribe el código y el correo de la reserva para verla.',
  submit: 'Ver mi reserva',
  signIn: '¿Reservaste con tu cuenta?',
  signInLink: 'Inicia sesión',
  failed: 'No pudimos cargar tu reserva',
  total: 'Total',
  wholeTitle: 'Viajeros, voucher y cancelación',
  whole:
    'Para ver quién viaja, descargar el voucher o cancelar, abre el enlace de uno de nuestros correos o pide un código: lo enviamos al correo de la reserva.',
  send: 'Enviarme un código',
  sent_one:
    'Enviamos el código a {{email}}. Vence en {{count}} minuto; si no llega, revisa el correo no deseado.',
  sent_other:
    'Enviamos el código a {{email}}. Vence en {{count}} minutos; si no llega, revisa el correo no deseado.',
  digits: 'Código de seis números',
  digitsWrong: 'El código tiene seis números.',
  open: 'Abrir mi reserva',
  sendAgain: 'Enviar otro código',
} as const;
