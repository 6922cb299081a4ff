/** Business constants of the specification, section 9. */
export const APP_VERSION = '1.0.0';
export const CURRENCY = 'COP';
export const LANGUAGE = 'es';
export const CHANNEL = '1';
export const DEFAULT_PRIMARY_COLOR = '#3e6cca';
export const BASE_FONT_SIZE = 14;
export const PERSIST_TIMEOUT_MS = 5000;
export const DEFAULT_QUOTAS = [18];
export const DEFAULT_PASSENGERS = [1];
/** Title of an error when a supplier or the api cannot answer a query now (HTTP 502 or 503), the same on every page. */
export const UNAVAILABLE = 'No pudimos consultar; intenta de nuevo.';
/**
 * Version of the contract between shell and remotes, and of the packages `platform` and `ui`. A remote's descriptor names the
 * range that it supports. An export that is removed or changed is a new major version.
 */
export const PLATFORM_CONTRACT = '3.3.0';
/** Slices of the store that belong to the shell. A remote must not use their names. */
export const SHELL_SLICES: readonly string[] = [
  'config',
  'loading',
  'notices',
  'persistence',
  'searchSection',
];
/**
 * Characters for private use. In a rendered frame they stand for texts that depend on the address; each document has the texts
 * instead.
 */
export const ADDRESS_MARKS = {
  query: '\uE000',
  title: '\uE001',
  detail: '\uE002',
  heading: '\uE003',
  price: '\uE004',
} as const;
/** Characters for private use. In the template of a result they enclose the path and format of a value of the first answer. */
export const ITEM_MARK = { start: '\uE010', end: '\uE011' } as const;
/** Suppliers by product, specification section 3. */
export const SUPPLIERS = { DO: 'hotel', HB: 'hotel', TK: 'assistance' } as const;
/** Id of a product, as in the tab of its remote's descriptor: HOTEL, FLIGHT. */
export type ModuleId = string;
/** Icons of a tab. The shell draws them (`shell/src/frame/TabLink.tsx`). */
export const TAB_ICONS = [
  'assistance',
  'bus',
  'car',
  'cruise',
  'flight',
  'hotel',
  'package',
  'ticket',
  'train',
] as const;
export type TabIcon = (typeof TAB_ICONS)[number];

/** Document types by their value on the wire, specification section 3. */
export const DOCUMENT_TYPES = {
  CEDULA_CIUDADANIA: 4,
  PASAPORTE: 5,
  REGISTRO_CIVIL: 6,
  TARJETA_IDENTIDAD: 7286,
  NIT: 7304,
  DNI: 9,
  CEDULA_EXTRANJERIA: 7,
} as const;
export const GENDERS = { MASCULINO: 48, FEMENINO: 49 } as const;

/**
 * Header of a CHALLENGE_REQUIRED answer: `bits.end.nonce.signature`. A `solution` is a text for which SHA-256 of
 * `challenge:solution` begins with `bits` zero bits. It permits one attempt.
 */
export const SIGN_IN_CHALLENGE = 'sign-in-challenge';

/** Roles besides traveller. */
export const ROLES = ['operator', 'product-team', 'brand-admin', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const PAYMENT_STATUSES = ['APPROVED', 'PENDING', 'REJECTED'] as const;
export const BOOKING_STATUSES = ['COTIZED', 'OK', 'CANCEL'] as const;
/** Destinations of international trips by region, as the specification's picker groups them. */
export const REGIONS = [
  'ASIA',
  'AFRICA',
  'NORTH_AMERICA',
  'SOUTH_AMERICA',
  'ANTARCTICA',
  'EUROPE',
  'OCEANIA',
] as const;
export const TRIP_TYPES = ['ONE_WAY', 'ROUND_TRIP', 'MULTI_CITY'] as const;
export const CABINS = ['ALL', 'ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const;
export const FLIGHT_SOURCES = ['GDS', 'NDC'] as const;
export const STOPS_FILTER = ['DIRECT', 'ONE_STOP', 'TOW_MORE_STOPS'] as const;
export const LUGGAGE_FILTER = ['HAND', 'CHECKED'] as const;
export const HOTEL_ORDERS = ['price_desc', 'price_asc', 'star_asc', 'promotion_asc'] as const;
export type HotelOrder = (typeof HOTEL_ORDERS)[number];
export const PACKAGE_ORDERS = ['price_asc', 'price_desc', 'nights_asc', 'departure_asc'] as const;
export type PackageOrder = (typeof PACKAGE_ORDERS)[number];
export const PACKAGE_INCLUSIONS = [
  'flight',
  'hotel',
  'transfer',
  'meal',
  'assistance',
  'tour',
] as const;
export const FLIGHT_ORDERS = [
  'price_desc',
  'price_asc',
  'departure_desc',
  'departure_asc',
] as const;
