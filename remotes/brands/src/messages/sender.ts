/** Messages about the address that a brand's mails leave from. */
export const sender = {
  title: 'De dónde salen tus correos',
  loading: 'Buscando el estado de tu dominio…',
  unloaded: 'No pudimos ver el estado de tu dominio. {{reason}}',
  retry: 'Reintentar',
  verified: 'Comprobado',
  pending: 'Por comprobar',
  failed: 'No comprobado',
  own: 'Salen de {{from}}, en nombre de tu dominio.',
  platform: 'Salen de {{from}} con el nombre de tu marca. Quien responde le escribe a {{email}}.',
  unusable: '{{email}} no es una sola dirección de correo. Corrígela en Contacto.',
  unsaved: 'Escribiste otro correo de contacto. Guarda el borrador para comprobar su dominio.',
  records:
    'Para que salgan de {{email}}, crea estos dos registros TXT en el DNS de {{domain}}. Después presiona Comprobar.',
  spfHint:
    'Un dominio tiene un solo registro SPF. Si ya tienes uno, no crees otro: agrégale {{include}} antes de «all».',
  consent: { name: 'Nombre del permiso', value: 'Valor del permiso' },
  spf: { name: 'Nombre del SPF', value: 'Valor del SPF' },
  byPlatform:
    'Los dominios los comprueba quien opera la plataforma. Escríbele para que tus correos salgan de {{email}}.',
  verify: 'Comprobar',
  checked: 'Última comprobación: {{when}}.',
  never: 'Nunca se ha comprobado.',
  done: 'Listo: tus correos salen de {{email}}.',
  unsent: 'No pudimos comprobarlo. {{reason}}',
  why: {
    NO_RECORD:
      'No encontramos un registro TXT en {{name}}. Si lo acabas de crear, espera unos minutos.',
    OTHER_RECORD: 'En {{name}} encontramos otro valor: {{found}}. Cópialo de nuevo.',
    NO_SPF: 'Tu permiso está. El registro SPF de {{domain}} no incluye nuestro servidor. {{seen}}',
    TIMEOUT: 'El DNS de {{domain}} no respondió a tiempo. Intenta de nuevo en un momento.',
    UNREACHABLE:
      'No pudimos leer el DNS de {{domain}} ({{found}}). Revisa que el dominio exista e intenta de nuevo.',
  },
  seen: 'Encontramos: {{found}}.',
  seenNothing: 'No encontramos ninguno.',
};
