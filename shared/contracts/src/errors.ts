import { LINK_ERRORS } from './account/linkErrors';
import { UNAVAILABLE } from './constants';
import { STAFF_ERROR_CODES } from './operations/staffErrorCodes';

/** Every error of the api: HTTP status and a Spanish title for travellers. `code` is stable; clients must use only that. */
export const ERROR_CODES = {
  ...STAFF_ERROR_CODES,
  INVALID_FORMAT: { status: 400, title: 'Hay un dato con un formato que no reconocemos.' },
  NAME_TOO_LONG: {
    status: 422,
    title: 'El nombre no cabe completo en el tiquete. Confirma cómo debe salir.',
  },
  MANDATORY_DATA_MISSING: { status: 400, title: 'Falta un dato obligatorio.' },
  INVALID_DATE: { status: 400, title: 'Una de las fechas no es válida.' },
  QUERY_TOO_SHORT: { status: 400, title: 'Escribe al menos dos letras.' },
  CSRF_FAILED: { status: 400, title: 'La página estaba vencida. Recárgala e inténtalo de nuevo.' },
  UNAUTHENTICATED: { status: 401, title: 'Inicia sesión para continuar.' },
  INVALID_CREDENTIALS: {
    status: 401,
    title:
      'El correo o la contraseña no coinciden. Si acabas de registrarte, abre el enlace que te enviamos.',
  },
  TOKEN_EXPIRED: { status: 401, title: 'Tu sesión venció. Inicia sesión de nuevo.' },
  TOKEN_INVALID: { status: 401, title: 'Tu sesión no es válida. Inicia sesión de nuevo.' },
  FORBIDDEN: { status: 403, title: 'No tienes permiso para hacer esto.' },
  PREVIEW: { status: 403, title: 'Vista previa de un borrador: aquí no se vende nada.' },
  CROSS_SITE_REQUEST: { status: 403, title: 'La petición no viene de esta página.' },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    title: 'Por seguridad, escribe tu contraseña de nuevo.',
  },
  CHALLENGE_REQUIRED: {
    status: 428,
    title: 'Hubo muchos intentos de entrar a esta cuenta. Recarga la página e inténtalo de nuevo.',
  },
  NOT_FOUND: { status: 404, title: 'No encontramos lo que buscas.' },
  PRODUCT_NOT_SOLD: { status: 404, title: 'Aquí no vendemos este producto.' },
  BRAND_NOT_FOUND: { status: 404, title: 'No conocemos esta marca.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Esta operación no está disponible.' },
  IN_PROGRESS: { status: 409, title: 'Ya estamos procesando esta solicitud.' },
  HOTEL_NOT_FOUND: { status: 404, title: 'No encontramos este hotel.' },
  PRICE_CHANGED: { status: 409, title: 'El precio cambió. Revísalo antes de continuar.' },
  SOLD_OUT: { status: 409, title: 'Esta tarifa se agotó. Elige otra.' },
  BOOKING_EXPIRED: { status: 409, title: 'El plazo para pagar esta reserva venció.' },
  BOOKING_REJECTED: {
    status: 409,
    title:
      'Lo que elegiste se agotó antes de apartarlo. Si alcanzaste a pagar, te devolvemos todo.',
  },
  ALREADY_PAID: { status: 409, title: 'Esta reserva ya está pagada.' },
  PART_PAID: {
    status: 409,
    title:
      'Recibimos solo una parte de este pago y no se puede completar. Te la devolvemos cuando venza la página de pago; después puedes pagar de nuevo si la reserva sigue vigente.',
  },
  CART_VERSION: {
    status: 409,
    title: 'Los extras de tu reserva cambiaron. Revísalos antes de continuar.',
  },
  SCHEDULE_CHANGE_OVER: {
    status: 409,
    title: 'Este cambio de horario ya no se puede aceptar aquí. Escríbenos y lo resolvemos.',
  },
  CART_LOCKED: {
    status: 409,
    title:
      'Ya abriste un pago para esta reserva. Termínalo o cancélalo en la pasarela para cambiar los extras.',
  },
  SERVICE_UNAVAILABLE: { status: 409, title: 'Este extra ya no está disponible.' },
  QUANTITY_EXCEEDED: { status: 422, title: 'Pediste más unidades de las que hay disponibles.' },
  BOOKING_NOT_CONFIRMED: {
    status: 409,
    title: 'Esta reserva no está confirmada. El documento estará aquí cuando lo esté.',
  },
  HOLD_PENDING: {
    status: 409,
    title: 'Estamos apartando tu reserva. Podrás pagarla en unos segundos.',
  },
  DUPLICATE_BOOKING: {
    status: 409,
    title: 'Acabas de hacer una reserva igual. Revísala antes de hacer otra.',
  },
  TOO_MANY_UNPAID: {
    status: 409,
    title:
      'Ya hay cupos sin pagar de esta salida. Paga o cancela esas reservas antes de hacer otra.',
  },
  PENALTY_CHANGED: {
    status: 409,
    title: 'El costo de cancelar cambió. Revísalo antes de continuar.',
  },
  NOT_CANCELLABLE: { status: 409, title: 'Esta reserva ya no se puede cancelar aquí.' },
  BOOKING_NOT_CLAIMED: {
    status: 404,
    title:
      'No encontramos una reserva sin cuenta con ese código y ese correo. Revísalos como aparecen en el correo que te enviamos.',
  },
  BOOKING_NOT_FOUND: {
    status: 404,
    title:
      'No encontramos una reserva sin cuenta con ese código y ese correo. Revísalos como aparecen en el correo que te enviamos; si la hiciste con tu cuenta, inicia sesión.',
  },
  BOOKINGS_UNDER_WAY: {
    status: 409,
    title: 'Tienes reservas en curso. Podrás eliminar tu cuenta cuando terminen.',
  },
  TOO_MANY_TRAVELERS: { status: 409, title: 'Puedes guardar hasta 20 viajeros.' },
  ...LINK_ERRORS,
  OFFER_NO_LONGER_AVAILABLE: {
    status: 409,
    title: 'Este vuelo se agotó a ese precio. Busca de nuevo.',
  },
  PREBOOKING_EXPIRED: {
    status: 410,
    title: 'El precio que confirmamos venció. Lo revisamos de nuevo.',
  },
  SESSION_EXPIRED: {
    status: 410,
    title: 'Los precios de esta búsqueda vencieron. Busca de nuevo.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'La solicitud es demasiado grande.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'El formato de la solicitud no es válido.' },
  UNKNOWN_HOST: { status: 421, title: 'Esta dirección no corresponde a ninguna marca.' },
  CHECKOUT_BEFORE_CHECKIN: { status: 422, title: 'La salida debe ser después de la llegada.' },
  STAY_TOO_LONG: { status: 422, title: 'La estadía máxima es de 30 noches.' },
  CHECKIN_IN_PAST: { status: 422, title: 'La fecha de llegada ya pasó.' },
  DATE_TOO_FAR: { status: 422, title: 'Aún no hay precios para fechas tan lejanas.' },
  TOO_MANY_ROOMS: { status: 422, title: 'Puedes buscar máximo 4 habitaciones.' },
  CHILD_AGE_REQUIRED: { status: 422, title: 'Indica la edad de cada menor.' },
  UNKNOWN_DESTINATION: { status: 422, title: 'No conocemos ese destino.' },
  AGE_LIMIT_EXCEEDED: { status: 422, title: 'Ningún plan recibe a una persona de esa edad.' },
  DATE_RANGE_INVALID: { status: 422, title: 'Ningún plan cubre esa cantidad de días.' },
  DATE_IN_PAST: { status: 422, title: 'La cobertura no puede empezar en un día que ya pasó.' },
  ORIGIN_RESTRICTED: { status: 422, title: 'No vendemos asistencia a quien vive en ese país.' },
  TERRITORY_INVALID: { status: 422, title: 'No hay asistencia para ese destino.' },
  TOO_MANY_PASSENGERS: { status: 422, title: 'Puedes asegurar máximo 9 personas a la vez.' },
  PACKAGE_NOT_FOUND: { status: 404, title: 'No encontramos este paquete.' },
  DEPARTURE_SOLD_OUT: {
    status: 409,
    title: 'Esta salida ya no tiene cupo para tus habitaciones. Elige otra.',
  },
  ALLOTMENT_TAKEN: {
    status: 409,
    title: 'No puede haber menos habitaciones que las vendidas y apartadas.',
  },
  DEPARTURE_DECIDED: {
    status: 409,
    title: 'Ya se decidió si esta salida se hace, y eso no cambia.',
  },
  DEPARTURE_CANCELLED: {
    status: 409,
    title: 'Esta salida se canceló y no se vuelve a vender.',
  },
  DEPARTURE_NOT_OFFERED: {
    status: 409,
    title: 'El catálogo no ofrece esta salida. Ábrela en el archivo e impórtalo de nuevo.',
  },
  QUOTE_EXPIRED: {
    status: 410,
    title: 'El precio de tu paquete venció. Lo calculamos de nuevo.',
  },
  ROOM_LINE_INVALID: {
    status: 422,
    title: 'Este paquete no tiene una habitación para esas personas. Repártelas de otra manera.',
  },
  TRAVELER_TOO_YOUNG: {
    status: 422,
    title: 'Este paquete no recibe a una persona tan joven.',
  },
  CURRENCY_NOT_SOLD: { status: 422, title: 'Solo vendemos en pesos colombianos.' },
  PLAN_NO_LONGER_AVAILABLE: { status: 409, title: 'Este plan ya no está disponible. Elige otro.' },
  HEALTH_CONSENT_MISSING: {
    status: 422,
    title: 'Para contarnos de tu salud necesitamos tu autorización aparte.',
  },
  UPGRADE_UNKNOWN: { status: 422, title: 'Uno de los adicionales no es de este plan.' },
  DATES_NOT_CHANGEABLE: { status: 409, title: 'Las fechas de esta asistencia ya no se cambian.' },
  PASSENGERS_NOT_CHANGEABLE: {
    status: 409,
    title: 'Los pasajeros de esta reserva ya no se cambian aquí.',
  },
  IDEMPOTENCY_KEY_MISSING: {
    status: 400,
    title: 'Falta la clave de la solicitud. Recarga la página e inténtalo de nuevo.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'Esta solicitud ya se hizo con otros datos.' },
  INFANTS_EXCEED_ADULTS: {
    status: 422,
    title: 'Cada bebé en brazos viaja con un adulto. Agrega un adulto o una silla para el bebé.',
  },
  MAX_SEATED_9: { status: 422, title: 'Puedes buscar máximo 9 personas con silla.' },
  SAME_ORIGIN_DESTINATION: { status: 422, title: 'El origen y el destino deben ser distintos.' },
  SEGMENTS_NOT_CHRONOLOGICAL: {
    status: 422,
    title: 'Cada tramo debe salir el mismo día que el anterior o después.',
  },
  DEPARTURE_IN_PAST: { status: 422, title: 'La fecha de salida ya pasó.' },
  TRAVELERS_MISMATCH: { status: 422, title: 'Los pasajeros no coinciden con los de la búsqueda.' },
  AGE_MISMATCH: {
    status: 422,
    title: 'La edad del pasajero en el viaje no corresponde a la buscada.',
  },
  DOCUMENT_DUPLICATED: { status: 422, title: 'Dos pasajeros tienen el mismo documento.' },
  PASSPORT_REQUIRED: {
    status: 422,
    title: 'Para este viaje se necesita el pasaporte de cada pasajero.',
  },
  DOCUMENT_EXPIRED: { status: 422, title: 'El documento vence antes de que termine el viaje.' },
  GUEST_DISTRIBUTION: {
    status: 422,
    title: 'Los huéspedes no coinciden con las habitaciones buscadas.',
  },
  ADULT_NAME_PER_ROOM: {
    status: 422,
    title: 'Cada habitación necesita un adulto responsable con nombre y apellido.',
  },
  DOCUMENT_INVALID: {
    status: 422,
    title: 'El número de documento no corresponde al tipo elegido.',
  },
  PASSWORD_TOO_COMMON: { status: 422, title: 'Esta contraseña es fácil de adivinar. Elige otra.' },
  BOOKING_CODE_WRONG: {
    status: 422,
    title: 'El código no es correcto o ya venció. Revísalo o pide otro.',
  },
  PASSWORD_WRONG: { status: 422, title: 'La contraseña no es correcta.' },
  CONSENT_MISSING: {
    status: 422,
    title: 'Acepta los términos y la política de datos vigentes para continuar.',
  },
  CARD_DATA_REFUSED: {
    status: 422,
    title: 'No escribas números de tarjeta aquí. El pago se hace en la pasarela.',
  },
  RELEASE_REFUSED: { status: 409, title: 'No movimos la versión.' },
  BRAND_REFUSED: { status: 409, title: 'No cambiamos la marca.' },
  BRAND_CHANGED: {
    status: 409,
    title: 'Otra persona cambió esta marca mientras la editabas. Mira lo suyo antes de guardar.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  },
  INTERNAL: { status: 500, title: 'Algo falló de nuestro lado. Inténtalo de nuevo.' },
  SUPPLIER_ERROR: { status: 502, title: UNAVAILABLE },
  SUPPLIER_UNAVAILABLE: { status: 503, title: UNAVAILABLE },
  EXCHANGE_RATE_MISSING: {
    status: 503,
    title:
      'Por ahora no podemos vender este precio: no tenemos una tasa de cambio al día. Inténtalo de nuevo en unos minutos.',
  },
  GATEWAY_ERROR: {
    status: 502,
    title: 'La pasarela de pagos no respondió bien. Inténtalo de nuevo.',
  },
  TOO_MANY_SEARCHES: { status: 503, title: UNAVAILABLE },
  OVERLOADED: {
    status: 503,
    title: 'No pudimos atenderte en este momento. Inténtalo de nuevo.',
  },
  SUPPLIER_TIMEOUT: {
    status: 504,
    title: 'La consulta tardó demasiado. Inténtalo de nuevo.',
  },
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;
