import type { BootRecord, Brand, RemoteDescriptor } from '@tiquete/contracts';
import { ApiProblem, type Problem } from '@tiquete/platform';

export const aBrand: Brand = {
  id: 'tiquete',
  name: 'Tiquete',
  primary_color: '#3e6cca',
  secondary_color: '#f2a541',
  gradient_color_start: '#3e6cca',
  gradient_color_end: '#6a3eca',
  legal_name: 'Tiquete Viajes S.A.S. (ficticia)',
  nit: 'NIT 900.000.000-0 (ficticio)',
  rnt: 'RNT 00000 (ficticio)',
  logo: '/brand/tiquete/logo.svg',
  favicon: '/brand/tiquete/favicon.svg',
  phones: [{ label: 'Bogotá', number: '+57 601 000 0000' }],
  whatsapp: '573000000000',
  email: 'hola@tiquete.test',
  address: 'Carrera 7 # 0-00, Bogotá',
  tagline: 'Viaja a tu manera',
  products: ['HOTEL'],
  payment_methods: ['PSE'],
  policy_versions: { terms: '2026-11', data: '2026-11' },
};
export const aDescriptor: RemoteDescriptor = {
  id: 'hotels',
  contract: '^3.0.0',
  tab: {
    id: 'HOTEL',
    label: 'Hoteles',
    path: '/',
    order: 1,
    icon: 'hotel',
    activeOn: ['/', '/searchs/hotels'],
  },
  menu: [],
  routes: [
    { path: '/', page: 'home', title: 'Hoteles', description: 'Busca hoteles', index: true },
    {
      path: '/searchs/hotels',
      page: 'results',
      title: 'Resultados',
      description: 'Resultados',
      index: false,
    },
  ],
  slots: { 'search-form': { chunk: 'search-form', label: 'Hoteles' } },
  slice: 'hotel',
  persist: { schema: 1 },
};
export const aBootRecord = (changes: Partial<BootRecord> = {}): BootRecord => ({
  appVersion: '1.0.0',
  set: 'set_0123456789ab',
  visit: 'visit-token',
  brand: aBrand,
  currencies: [{ code: 'COP', label: 'Peso colombiano' }],
  languages: [{ code: 'es', label: 'Español' }],
  embedded: false,
  remotes: [
    {
      id: 'hotels',
      release: 'hotels_r1',
      descriptor: aDescriptor,
      entry: '/assets/remotes/hotels/hotels_r1/remoteEntry.1.js',
      chunks: {
        remote: ['/assets/remotes/hotels/hotels_r1/c.remote.1.js'],
        home: ['/assets/remotes/hotels/hotels_r1/c.home.1.js'],
      },
      fallback: null,
    },
  ],
  integrity: {},
  publishers: [],
  role: null,
  override: null,
  offline: 'off',
  sessionPollSeconds: 0,
  ...changes,
});
/** Error of an api call that failed on the server. */
export const aProblem = (changes: Partial<Problem> = {}): ApiProblem =>
  new ApiProblem({
    code: 'INTERNAL',
    title: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
    status: 500,
    requestId: null,
    ...changes,
  });
