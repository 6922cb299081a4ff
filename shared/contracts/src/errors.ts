import * as z from 'zod';

/** Every error the api answers: HTTP status and the Spanish title a traveller may read. `code` is stable; match on it alone. */
export const ERROR_CODES = {
  INVALID_FORMAT: { status: 400, title: 'Hay un dato con un formato que no reconocemos.' },
  MANDATORY_DATA_MISSING: { status: 400, title: 'Falta un dato obligatorio.' },
  INVALID_DATE: { status: 400, title: 'Una de las fechas no es válida.' },
  QUERY_TOO_SHORT: { status: 400, title: 'Escribe al menos dos letras.' },
  CSRF_FAILED: { status: 400, title: 'La página estaba vencida. Recárgala e inténtalo de nuevo.' },
  UNAUTHENTICATED: { status: 401, title: 'Inicia sesión para continuar.' },
  INVALID_CREDENTIALS: { status: 401, title: 'El correo o la contraseña no coinciden.' },
  TOKEN_EXPIRED: { status: 401, title: 'Tu sesión venció. Inicia sesión de nuevo.' },
  TOKEN_INVALID: { status: 401, title: 'Tu sesión no es válida. Inicia sesión de nuevo.' },
  FORBIDDEN: { status: 403, title: 'No tienes permiso para hacer esto.' },
  CROSS_SITE_REQUEST: { status: 403, title: 'La petición no viene de esta página.' },
  EMAIL_NOT_VERIFIED: { status: 403, title: 'Confirma tu correo para iniciar sesión.' },
  NOT_FOUND: { status: 404, title: 'No encontramos lo que buscas.' },
  BRAND_NOT_FOUND: { status: 404, title: 'No conocemos esta marca.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Esta operación no está disponible.' },
  IN_PROGRESS: { status: 409, title: 'Ya estamos procesando esta solicitud.' },
  HOTEL_NOT_FOUND: { status: 404, title: 'No encontramos este hotel.' },
  PRICE_CHANGED: { status: 409, title: 'El precio cambió. Revísalo antes de continuar.' },
  SOLD_OUT: { status: 409, title: 'Esta tarifa se agotó. Elige otra.' },
  BOOKING_EXPIRED: { status: 409, title: 'El plazo para pagar esta reserva venció.' },
  ALREADY_PAID: { status: 409, title: 'Esta reserva ya está pagada.' },
  SESSION_EXPIRED: { status: 410, title: 'Los precios de esta búsqueda vencieron. Busca de nuevo.' },
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
  IDEMPOTENCY_KEY_MISSING: { status: 400, title: 'Falta la clave de la solicitud. Recarga la página e inténtalo de nuevo.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'Esta solicitud ya se hizo con otros datos.' },
  GUEST_DISTRIBUTION: { status: 422, title: 'Los huéspedes no coinciden con las habitaciones buscadas.' },
  ADULT_NAME_PER_ROOM: { status: 422, title: 'Cada habitación necesita un adulto responsable con nombre y apellido.' },
  DOCUMENT_INVALID: { status: 422, title: 'El número de documento no corresponde al tipo elegido.' },
  CONSENT_MISSING: { status: 422, title: 'Acepta los términos y la política de datos vigentes para continuar.' },
  CARD_DATA_REFUSED: { status: 422, title: 'No escribas números de tarjeta aquí. El pago se hace en la pasarela.' },
  RATE_LIMITED: { status: 429, title: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' },
  INTERNAL: { status: 500, title: 'Algo falló de nuestro lado. Inténtalo de nuevo.' },
  SUPPLIER_ERROR: { status: 502, title: 'Un proveedor respondió con un error.' },
  SUPPLIER_UNAVAILABLE: { status: 503, title: 'Ningún proveedor respondió. Inténtalo en un momento.' },
  GATEWAY_ERROR: { status: 502, title: 'La pasarela de pagos no respondió bien. Inténtalo de nuevo.' },
  OVERLOADED: { status: 503, title: 'Estamos atendiendo muchas solicitudes. Inténtalo en un momento.' },
  SUPPLIER_TIMEOUT: { status: 504, title: 'Los proveedores tardaron demasiado. Inténtalo de nuevo.' },
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;

/** One error; `source.pointer` is a JSON pointer into the body, `source.parameter` a query name. */
export const apiErrorSchema = z.object({
  status: z.int(),
  code: z.string(),
  title: z.string(),
  detail: z.string().optional(),
  source: z.object({ pointer: z.string().optional(), parameter: z.string().optional() }).optional(),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
/** `meta` holds what the code's own schema describes, such as `priceChangedSchema` of PRICE_CHANGED. */
export const errorsSchema = z.object({ errors: z.array(apiErrorSchema).min(1), meta: z.record(z.string(), z.unknown()).optional() }).meta({ id: 'Errors' });
export type ApiErrors = z.infer<typeof errorsSchema>;
/** Something that went partly wrong without failing the call, such as a supplier that did not answer. */
export const warningSchema = z.object({ code: z.string(), title: z.string(), detail: z.string().optional() });
