import type { access } from './access';
import type { account } from './account';

/** Texts of the frame and of the shell's own pages. `{{…}}` are values. */
export const es = {
  header: {
    home: 'Inicio de {{brand}}',
    products: 'Productos',
    openMenu: 'Abrir el menú',
    menu: 'Menú',
  },
  user: {
    signIn: 'Iniciar sesión',
    register: 'Crear cuenta',
    account: 'Mi cuenta',
    menu: 'Tu cuenta',
    hello: 'Hola, {{name}}',
    signOut: 'Cerrar Sesión',
    signOutFailed: 'No pudimos cerrar tu sesión. Inténtalo de nuevo.',
  },
  settings: { currency: 'Moneda', language: 'Idioma' },
  questions: {
    title: 'Preguntas frecuentes',
    all: 'Todas las preguntas sobre pagos',
    price: '¿El precio que veo es el que pago?',
    priceAnswer:
      'Sí. Es el total en pesos colombianos, con impuestos y cargos obligatorios. Lo que solo se paga en el destino aparece aparte, antes de pagar.',
    cancel: '¿Puedo cancelar mi reserva?',
    cancelAnswer:
      'Depende de la tarifa. Antes de pagar ves hasta cuándo puedes cancelar gratis y cuánto cuesta después. Lo pides en «Mis reservas».',
    methods: '¿Con qué puedo pagar?',
    methodsAnswer:
      'Aceptamos: {{methods}}. Pagas en la página segura de la pasarela de pagos; no vemos ni guardamos el número de tu tarjeta.',
    guest: '¿Cómo encuentro mi reserva si no tengo cuenta?',
    guestAnswer: 'En «Ver mi reserva», con su código y el correo con el que compraste.',
  },
  page: {
    loading: 'Cargando…',
    failed: 'No pudimos abrir esta página',
    failedDetail:
      'El resto del sitio sigue funcionando. Revisa tu conexión e inténtalo de nuevo; si sigue igual, escríbenos y te ayudamos.',
    crashed: 'Algo falló',
    crashedDetail:
      'Recarga la página para continuar. Lo que buscaste sigue guardado en la dirección.',
    stopped:
      'Una parte de esta página dejó de funcionar. Recárgala para continuar; lo que buscaste sigue guardado.',
    reload: 'Recargar la página',
    retry: 'Reintentar',
  },
  notices: { region: 'Avisos' },
  releases: {
    newer:
      'Hay una versión nueva de esta página. La verás cuando vuelvas al inicio de una pestaña; no pierdes nada.',
    override: 'Solo tú ves aquí {{releases}}, hasta las {{time}}. Los viajeros ven otra versión.',
    overrideGone:
      'De las versiones que elegiste ver no queda ninguna: ves lo mismo que los viajeros.',
    overrideFailed:
      '{{release}} falló al abrirse y ya no la ves: esta es la versión de todos. El error quedó registrado.',
    endOverride: 'Ver lo de todos',
  },
  preview: 'Vista previa de un borrador: aquí no se vende nada.',
  offlinePage: {
    title: 'Para abrir esta página necesitas internet',
    opens: 'Sin internet puedes abrir:',
    nothing: 'Cuando vuelvas a tener internet, ábrela otra vez.',
  },
  /** For a page opened offline: it cannot detect by itself that the network is back. */
  backOnline:
    'Ya hay conexión. Seguirás con la página de hoy cuando vuelvas al inicio de una pestaña; no pierdes nada.',
  offline:
    'Estás sin conexión. Lo que ya viste sigue aquí; para buscar o reservar necesitas internet.',
  restore: {
    title: 'No pudimos recuperar lo guardado',
    detail:
      'Puedes continuar sin tus búsquedas anteriores; lo guardado queda como está. O empezar de nuevo y borrarlo.',
    goOn: 'Continuar',
    afresh: 'Empezar de nuevo',
  },
  footer: {
    label: 'Información de {{brand}}',
    seller: 'Quién te vende',
    contact: 'Atención al viajero',
    legal: 'Información legal',
    whatsapp: 'WhatsApp',
    whatsappHint: 'Escríbenos por WhatsApp',
    terms: 'Términos y condiciones',
    data: 'Política de tratamiento de datos personales',
    payments: 'Preguntas frecuentes sobre pagos',
    credits: 'Créditos',
    sic: 'Superintendencia de Industria y Comercio (SIC)',
    /** Text required by Ley 679 de 2001, artículos 16 y 17, and Ley 1336 de 2009. */
    children:
      '{{brand}} rechaza la explotación, la pornografía, el turismo sexual y toda forma de abuso sexual de niños, niñas y adolescentes. En Colombia estas conductas se castigan penal y administrativamente (Leyes 679 de 2001 y 1336 de 2009). Denúncialas en la línea 141 del ICBF.',
    /** Text required by Ley 17 de 1981, Ley 1333 de 2009, Ley 397 de 1997 and Ley 1185 de 2008. */
    heritage:
      'Cuida la fauna, la flora y el patrimonio cultural: su tráfico ilegal está prohibido (Leyes 17 de 1981, 1333 de 2009, 397 de 1997 y 1185 de 2008).',
    support: 'Código de soporte:',
    rights: '© {{year}} {{legalName}}',
  },
  /** Names of the account's pages, shown while they load. */
  account: {
    register: 'Crear cuenta',
    confirm: 'Confirmar tu correo',
    forgot: 'Recuperar tu contraseña',
    reset: 'Elegir una contraseña nueva',
    invitation: 'Tu invitación',
    home: 'Mi cuenta',
  },
  login: {
    title: 'Iniciar sesión',
    pageTitle: 'Iniciar sesión | {{brand}}',
    description: 'Entra a tu cuenta de {{brand}} para ver y administrar tus reservas.',
    intro: 'Entra para ver tus reservas y comprar más rápido.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    emailMissing: 'Escribe tu correo electrónico.',
    emailInvalid: 'Revisa el correo: debe ser como nombre@ejemplo.com.',
    passwordMissing: 'Escribe tu contraseña.',
    help: '¿No puedes entrar? Escríbenos y te ayudamos.',
    guest: '¿Reservaste sin cuenta?',
    unreachable: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
    signOutTitle: '¿Quieres cerrar tu sesión?',
    signOutText: 'Para volver a ver tus reservas tendrás que iniciar sesión otra vez.',
    signOutConfirm: 'Cerrar Sesión',
    signOutCancel: 'Seguir aquí',
  },
  /** Texts by the error codes of `/login?error=`. */
  authErrors: {
    SessionRequired: 'Inicia sesión para ver esta página.',
    CredentialsSignin:
      'El correo o la contraseña no coinciden. Si acabas de registrarte, abre el enlace que te enviamos.',
    Configuration: 'No podemos iniciar tu sesión en este momento. Inténtalo más tarde.',
    AccessDenied: 'Tu cuenta no tiene permiso para entrar.',
    Verification: 'El enlace venció o ya se usó. Pide uno nuevo.',
    OAuthSignin: 'No pudimos conectar con ese servicio. Inténtalo de nuevo.',
    OAuthCallback: 'Ese servicio no confirmó quién eres. Inténtalo de nuevo.',
    OAuthCreateAccount: 'No pudimos crear tu cuenta con ese servicio.',
    EmailCreateAccount: 'No pudimos crear tu cuenta con ese correo.',
    Callback: 'No pudimos completar el inicio de sesión. Inténtalo de nuevo.',
    OAuthAccountNotLinked: 'Ese correo ya tiene una cuenta. Entra como la primera vez.',
    EmailSignin: 'No pudimos enviarte el correo. Revisa la dirección e inténtalo de nuevo.',
    RateLimited: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    ChallengeRequired:
      'Hubo muchos intentos de entrar a esta cuenta. Recarga la página e inténtalo de nuevo.',
    Default: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.',
  },
  notFound: {
    pageTitle: 'Página no encontrada | {{brand}}',
    title: 'No encontramos esta página',
    description: 'Esta página no existe o cambió de dirección.',
    text: 'Puede que el enlace esté mal escrito o que la página haya cambiado de dirección. Sigue por aquí:',
    home: 'Ir al inicio',
    options: 'Páginas que puedes visitar',
  },
  searchs: {
    pageTitle: 'Buscadores | {{brand}}',
    title: 'Busca tu viaje con {{brand}}',
    description: 'Busca y reserva tu viaje con {{brand}}.',
    empty: 'Por ahora no hay buscadores disponibles.',
    failed: 'No pudimos cargar este buscador.',
  },
  legal: {
    contents: 'Contenido',
    version: 'Versión {{version}} · Última actualización: {{date}}',
  },
};

declare module '@tiquete/platform' {
  interface Messages {
    shell: typeof es;
    access: typeof access;
    account: typeof account;
  }
}
