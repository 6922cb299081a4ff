import type {
  BrandDraft,
  BrandHost,
  BrandProduct,
  BrandSender,
  BrandVersionEntry,
  ConsoleBrand,
  ConsoleBrandVersion,
} from '@tiquete/contracts';

export const aFile = (over: Partial<BrandDraft> = {}): BrandDraft => ({
  id: 'andes',
  name: 'Andes & Mar',
  tagline: 'De la cordillera al Caribe',
  primary_color: '#1f6b4f',
  legal_name: 'Andes y Mar S.A.S.',
  nit: '900.000.001-0',
  rnt: '00001',
  logo: '/brand/andes/logo.svg',
  favicon: '/brand/andes/favicon.svg',
  phones: [{ label: 'Medellín', number: '+57 604 000 0000' }],
  whatsapp: '573000000001',
  email: 'hola@andes.test',
  address: 'Carrera 0 # 0-00',
  payment_methods: ['PSE', 'Visa'],
  policy_versions: { terms: '2026-11', data: '2026-11' },
  hosts: ['andes.localhost'],
  partner_origins: [],
  currencies: [{ code: 'COP', label: 'COP' }],
  languages: [{ code: 'es', label: 'Español' }],
  ...over,
});
export const anEntry = (over: Partial<BrandVersionEntry> = {}): BrandVersionEntry => ({
  number: 1,
  revision: 1,
  based_on: null,
  reverts: null,
  saved_at: '2026-11-20T15:00:00.000Z',
  saved_by: 'berta@andes.test',
  edited_by: ['berta@andes.test'],
  published_at: '2026-11-20T15:00:00.000Z',
  published_by: 'berta@andes.test',
  note: null,
  ...over,
});
export const aVersion = (
  over: Partial<BrandVersionEntry> = {},
  file: Partial<BrandDraft> = {},
): ConsoleBrandVersion => ({ ...anEntry(over), file: aFile(file) });
export const aDraft = (
  over: Partial<BrandVersionEntry> = {},
  file: Partial<BrandDraft> = {},
): ConsoleBrandVersion =>
  aVersion({ number: 2, based_on: 1, published_at: null, published_by: null, ...over }, file);
export const aHost = (over: Partial<BrandHost> = {}): BrandHost => ({
  host: 'andes.localhost',
  state: 'verified',
  method: 'file',
  record: { name: '_tiquete-challenge.andes.localhost', value: 'tiquete-verification=aa11' },
  file: { path: '/.well-known/tiquete-verification.txt', content: 'aa11' },
  checked_at: '2026-11-20T15:00:00.000Z',
  why: null,
  is_served: true,
  ...over,
});
export const aSender = (over: Partial<BrandSender> = {}): BrandSender => ({
  email: 'hola@andes.test',
  domain: 'andes.test',
  state: 'verified',
  from: 'hola@andes.test',
  records: [
    { name: '_tiquete-sender.andes.test', value: 'tiquete-sender=bb22' },
    { name: 'andes.test', value: 'v=spf1 include:_spf.plataforma.test ~all' },
  ],
  checked_at: '2026-11-20T15:00:00.000Z',
  why: null,
  ...over,
});
const aProduct = (
  id: string,
  label: string,
  [unit, hasOrigin, ...suppliers]: [unit: string, hasOrigin: boolean, ...suppliers: string[]],
): BrandProduct => ({
  ...{ id, remote: id.toLowerCase(), label },
  mark_up: { unit, hasOrigin, suppliers: suppliers.map((code) => ({ code, name: code })) },
});
/** Products, with an invented one and one without mark-ups. */
export const someProducts: readonly BrandProduct[] = [
  aProduct('HOTEL', 'Hoteles', ['estadía', false, 'HB', 'DO']),
  aProduct('FLIGHT', 'Vuelos', ['pasajero', true, 'GDS', 'NDC']),
  aProduct('CRUISE', 'Cruceros', ['camarote', true]),
  { id: 'PARKING', remote: 'parking', label: 'Parqueadero', mark_up: null },
];
export const aBrand = (over: Partial<ConsoleBrand> = {}): ConsoleBrand => ({
  id: 'andes',
  products: [...someProducts],
  settings: [],
  platform: { is_default: false },
  published: aVersion(),
  draft: null,
  ...over,
});
