/** What the owner's specification fixes to the letter, by its sections; tests hold the code against it. */

/** Section 2: route → who serves it. A vertical without a remote yet has no route, and no tab. */
export const ROUTES: Record<
  string,
  'shell' | 'hotels' | 'assistance' | 'packages' | 'flights' | 'my-bookings'
> = {
  '/login': 'shell',
  '/': 'hotels',
  '/searchs/hotels': 'hotels',
  '/searchs/hotels/detail': 'hotels',
  '/checkout/hotel': 'hotels',
  '/asisstances': 'assistance',
  '/searchs/asisstences': 'assistance',
  '/checkout/asisstence': 'assistance',
  '/packages': 'packages',
  '/searchs/packages': 'packages',
  '/searchs/packages/details': 'packages',
  '/checkout/package': 'packages',
  '/flights': 'flights',
  '/searchs/flights': 'flights',
  '/checkout/flight': 'flights',
  '/checkout/flight/confirmation': 'flights',
  '/my_bookings': 'my-bookings',
  '/my_bookings/detail': 'my-bookings',
  '/components/searchs': 'shell',
  '/payments_faq': 'shell',
  '/terms_and_conditions': 'shell',
  '/data_processing_policies': 'shell',
};
/** Section 2: tabs, and the exact paths on which each is active. */
export const TABS: Record<string, { label: string; activeOn: string[] }> = {
  HOTEL: { label: 'Hoteles', activeOn: ['/', '/searchs/hotels'] },
  ASSISTANCE: { label: 'Asistencia', activeOn: ['/asisstances', '/searchs/asisstences'] },
  PACKAGE: {
    label: 'Paquetes',
    activeOn: ['/packages', '/searchs/packages', '/searchs/packages/details'],
  },
  FLIGHT: { label: 'Vuelos', activeOn: ['/flights', '/searchs/flights'] },
};
export const USER_MENU = { MY_BOOKINGS: 'Mis reservas', LOGOUT: 'Cerrar Sesión' };

/** Section 3: fields of the slices. */
export const SLICES = {
  hotel: [
    'pax',
    'nights',
    'tariffs',
    'hotelCode',
    'productCode',
    'filterValues',
    'filterSeleted',
    'recentSearches',
  ],
  config: ['country', 'currency', 'isMobile', 'hasResetSearchStates'],
  searchSection: [
    'guests',
    'hotelJson',
    'quotas',
    'packageJson',
    'passengers',
    'asisstanceJson',
    'cabin',
    'tripType',
    'flightsJson',
    'corporateCodes',
    'flightsSegments',
    'flightPassengers',
    'flightOfferSource',
    'dates',
    'origin',
    'sessionCode',
    'destination',
    'originObject',
    'destinationObject',
    'typeLastSearch',
    'openFormMobile',
    'showSearchSection',
    'showShortSearchSection',
  ],
};
export const HOTEL_FILTER_VALUES = ['price', 'name', 'star', 'mealPlan', 'orderBy'];
export const RECENT_SEARCH_FIELDS = [
  'destination_name',
  'dates',
  'rooms',
  'image',
  'destination_code',
  'destinationObject',
  'totalRooms',
  'totalPax',
  'passengersAge',
  'origin',
];
export const BRAND_COLORS = [
  'primary_color',
  'secondary_color',
  'gradient_color_start',
  'gradient_color_end',
];
export const SUPPLIERS = { DO: 'hotel', HB: 'hotel', TK: 'assistance' };
export const DOCUMENT_TYPES: Record<number, string> = {
  4: 'Cédula de Ciudadanía',
  5: 'Pasaporte',
  6: 'Registro Civil',
  7286: 'Tarjeta Identidad',
  7304: 'NIT',
  9: 'DNI',
  7: 'Cédula de Extranjería',
};
export const GENDERS: Record<number, string> = { 48: 'Masculino', 49: 'Femenino' };
export const PASSENGERS = ['Adulto', 'Niño', 'Infante', 'Bebé en brazos'];

/** Section 4. */
export const PAYMENT_STATUS = {
  APPROVED: { label: 'APROVADO', style: 'success', message: 'Gracias por su compra' },
  PENDING: { label: 'PENDIENTE', style: 'warning', message: 'Su pago esta en proceso' },
  REJECTED: { label: 'FALLIDO', style: 'error', message: 'Pago fallido' },
};
export const BOOKING_STATUS = {
  COTIZED: { label: 'Reserva', style: 'processing' },
  OK: { label: 'Emitida', style: 'success' },
  CANCEL: { label: 'Cancelada', style: 'error' },
};
export const TRIP_TYPES = {
  ONE_WAY: 'Solo ida',
  ROUND_TRIP: 'Ida y Vuelta',
  MULTI_CITY: 'Multidestinos',
};
export const CABINS = ['ALL', 'ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'];
export const FLIGHT_SOURCES = ['GDS', 'NDC'];
export const STOPS = ['DIRECT', 'ONE_STOP', 'TOW_MORE_STOPS'];
export const LUGGAGE = ['HAND', 'CHECKED'];

/** Section 7: paths below /api. The calls of a vertical arrive with it. */
export const PATHS_SO_FAR = [
  'auths/sign_in',
  'auths/validate_tokens',
  'places_searches',
  'hotels/searchs',
  'hotels/details',
  'hotels/prebookings',
  'bookings',
  'payments',
  'white_brands',
];
export const HOTEL_SEARCH_FIELDS = [
  'reference',
  'canal',
  'checkin',
  'checkout',
  'rooms',
  'origin_code',
  'destination_code',
  'client_nationality',
  'currency',
  'language',
  'Hotel_codes',
  'destination_frontend',
  'search_hotel',
  'should_coin_convert',
  'coin_convert_to',
];
export const ROOM_FIELDS = ['adults', 'childrens'];

/** Section 9. */
export const CONSTANTS = {
  APP_VERSION: '1.0.0',
  CURRENCY: 'COP',
  LANGUAGE: 'es',
  CHANNEL: '1',
  DEFAULT_PRIMARY_COLOR: '#3e6cca',
  BASE_FONT_SIZE: 14,
  PERSIST_TIMEOUT_MS: 5000,
  DEFAULT_QUOTAS: [18],
  DEFAULT_PASSENGERS: [1],
};
export const HOTEL_ORDERS = ['price_desc', 'price_asc', 'star_asc', 'promotion_asc'];
export const HOTEL_ORDER_LABELS = {
  price_desc: 'De mayor a menor precio',
  price_asc: 'De menor a mayor precio',
};
export const FLIGHT_ORDERS = ['price_desc', 'price_asc', 'departure_desc', 'departure_asc'];
export const SORT_LABEL = 'Ordenar por';
