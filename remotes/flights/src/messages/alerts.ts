/** Texts of price alerts. They load when one is opened. */
export const alerts = {
  lead: 'Te escribimos un correo cuando baje el precio de este vuelo para un adulto.',
  email: 'Correo electrónico',
  emailMissing: 'Escribe tu correo.',
  emailInvalid: 'Ese correo no está completo. Ejemplo: ana@correo.com',
  consent: 'Autorizo usar mi correo solo para esta alerta, según la',
  policy: 'política de tratamiento de datos',
  version: '(versión {{version}})',
  newTab: ' (se abre en otra pestaña)',
  consentMissing: 'Autoriza el uso de tu correo para poder escribirte.',
  purpose:
    'Máximo un correo al día. Borramos tu correo cuando termines la alerta, con el enlace que trae cada mensaje, o cuando pase la fecha de ida.',
  submit: 'Crear la alerta',
  sentTitle: 'Revisa tu correo',
  sent_one:
    'Te enviamos un correo a {{email}} para confirmar. Ábrelo antes de {{count}} hora y confirma la alerta; mientras tanto no te escribimos más.',
  sent_other:
    'Te enviamos un correo a {{email}} para confirmar. Ábrelo antes de {{count}} horas y confirma la alerta; mientras tanto no te escribimos más.',
  spam: '¿No llega? Espera un par de minutos y mira en correo no deseado.',
  close: 'Listo',
  confirmTitle: 'Confirma tu alerta de precio',
  confirmText:
    'Te escribiremos cuando baje el precio de tu vuelo, máximo una vez al día. Usamos tu correo solo para esta alerta y lo borramos cuando la termines o cuando pase la fecha de ida.',
  confirm: 'Confirmar la alerta',
  later: 'Ahora no',
  confirmedTitle: 'Tu alerta quedó lista',
  confirmed: '{{route}}: {{days}}',
  confirmedFrom: 'Hoy cuesta desde {{price}} por adulto. Te escribimos cuando baje.',
  confirmedUnknown: 'Te escribimos cuando baje de lo que cuesta hoy.',
  see: 'Ver los vuelos',
  endTitle: 'Termina tu alerta de precio',
  endText: 'No te escribiremos más por este vuelo y borramos el correo que dejaste para la alerta.',
  end: 'Terminar la alerta',
  keep: 'Conservarla',
  endedTitle: 'Tu alerta terminó',
  ended: 'Borramos el correo que dejaste para la alerta. No te escribiremos más por ella.',
  overTitle: 'Este enlace ya no sirve',
  confirmOver:
    'El enlace venció o la alerta ya terminó. Si todavía la quieres, busca tu vuelo y pide otra.',
  endOver:
    'La alerta de este enlace ya había terminado, o el enlace llegó incompleto. Si te sigue llegando un correo, usa el enlace del más reciente.',
} as const;
