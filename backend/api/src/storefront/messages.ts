/** Texts of the document before any script has run; `{brand}` is the brand's name. */
export const documentMessages = {
  loading: 'Cargando…',
  tabs: 'Productos',
  home: 'Inicio de {brand}',
  startFailed:
    'No pudimos cargar la página. Revisa tu conexión y vuelve a intentarlo; también te atendemos por teléfono:',
  reload: 'Reintentar',
  embedTitle: (brand: string) => `Buscador de viajes de ${brand}`,
  override: 'Solo tú ves aquí {releases}.',
  endOverride: 'Abre Versiones para ver lo de todos',
  noscript: 'Para buscar y reservar necesitas activar JavaScript en tu navegador.',
  noscriptPhones: 'También te atendemos por teléfono:',
  outage: {
    title: 'Volvemos en un momento | {brand}',
    text: 'Estamos resolviendo una falla. Espera un momento y recarga la página; también te atendemos por teléfono:',
  },
  offline: {
    title: 'Sin conexión | {brand}',
    description: 'Lo que {brand} guardó en este dispositivo.',
  },
  notFound: {
    title: 'Página no encontrada | {brand}',
    description: 'Esta página no existe o cambió de dirección.',
  },
};

/** Title and description of the shell's own routes. */
export const shellPageMessages = {
  '/login': {
    title: 'Iniciar sesión | {brand}',
    description: 'Entra a tu cuenta de {brand} para ver y administrar tus reservas.',
  },
  '/register': {
    title: 'Crear cuenta | {brand}',
    description: 'Crea tu cuenta de {brand} para ver tus reservas y comprar más rápido.',
  },
  '/confirm_account': {
    title: 'Confirma tu correo | {brand}',
    description: 'Confirma el correo de tu cuenta de {brand}.',
  },
  '/invitation': {
    title: 'Tu invitación | {brand}',
    description: 'Acepta la invitación a trabajar en {brand}.',
  },
  '/forgot_password': {
    title: 'Recupera tu contraseña | {brand}',
    description: 'Pide un enlace para elegir una contraseña nueva en {brand}.',
  },
  '/reset_password': {
    title: 'Elige una contraseña nueva | {brand}',
    description: 'Elige una contraseña nueva para tu cuenta de {brand}.',
  },
  '/account': {
    title: 'Mi cuenta | {brand}',
    description: 'Tus datos, tus viajeros guardados y la seguridad de tu cuenta en {brand}.',
  },
  '/components/searchs': {
    title: 'Buscadores | {brand}',
    description: 'Busca y reserva tu viaje con {brand}.',
  },
  '/payments_faq': {
    title: 'Preguntas frecuentes sobre pagos | {brand}',
    description:
      'Medios de pago, estados de un pago, reversiones y respuestas sobre las compras en {brand}.',
  },
  '/terms_and_conditions': {
    title: 'Términos y condiciones | {brand}',
    description:
      'Condiciones de uso, reserva, pago, cambios y cancelaciones de los servicios de {brand}.',
  },
  '/data_processing_policies': {
    title: 'Política de tratamiento de datos personales | {brand}',
    description: 'Cómo {brand} trata tus datos personales y cómo ejercer tus derechos.',
  },
  '/credits': {
    title: 'Créditos y fuentes de datos | {brand}',
    description: 'Fuentes y licencias de los datos y programas que usa {brand}.',
  },
} as const;
