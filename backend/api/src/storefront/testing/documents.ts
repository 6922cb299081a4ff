import {
  bootRecordSchema,
  brandFileSchema,
  type BootRecord,
  type BrandFile,
  type Role,
} from '@tiquete/contracts';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ResolvedSession } from '../../requestTypes';
import type { ResultsPage } from '../../products/product';
import type { DevServers } from '../../lib/devServers';
import type { Composition, CurrentRelease } from '../../releases/ports';
import { createPublicOrigin } from '../../http/host';
import type { ReleaseOverride } from '../../releases/rollout/overrides';
import { createVisits } from '../../releases/rollout/visits';
import { aManifest, aShell } from '../../releases/testing/releases';
import { drawHere } from '../../deps/drawHere';
import { drawingHere } from '../../lib/drawing/drawing';
import { brandFileReader } from '../brand-files/brandFiles';
import { createBrandPictures } from '../brand-files/brandPictures';
import { readWebFonts } from '../brand-files/webFonts';
import { createBuildSource, createCompositionSource } from '../build/buildSource';
import { withDevServers } from '../build/devBuildSource';
import { findEarlyRequest } from '../pages/earlyRequest';
import { findSearchWords } from '../pages/searchWords';
import type { PrerenderedPages } from '../prerender/prerenderedPages';
import { documentRoutes } from '../routes';

const CLOCK = () => new Date('2026-11-22T15:00:00Z');
export const SHELL_SCRIPT = '/assets/shell/main.0a1b2c3d.js';
export const LOGIN_SCRIPT = '/assets/shell/c.login.0a1b2c3d.js';

export const aBrandFile = (over: Partial<BrandFile> = {}): BrandFile =>
  brandFileSchema.parse({
    id: 'tiquete',
    name: 'Tiquete',
    tagline: 'Tu próximo viaje empieza aquí',
    primary_color: '#3e6cca',
    secondary_color: '#f2a33a',
    gradient_color_start: '#3e6cca',
    gradient_color_end: '#6f5bd0',
    legal_name: 'Tiquete Viajes S.A.S.',
    nit: 'NIT 0',
    rnt: 'RNT 0',
    logo: '/brand/tiquete/logo.svg',
    favicon: '/brand/tiquete/favicon.svg',
    phones: [{ label: 'Bogotá', number: '+57 601 000 0000' }],
    whatsapp: '573000000000',
    email: 'hola@tiquete.test',
    address: 'Bogotá',
    products: ['HOTEL'],
    payment_methods: [],
    policy_versions: { terms: '1', data: '1' },
    hosts: ['localhost'],
    is_default: true,
    partner_origins: ['http://partner.localhost:3900'],
    currencies: [{ code: 'COP', label: 'COP (Peso colombiano)' }],
    languages: [{ code: 'es', label: 'Español' }],
    ...over,
  });

/** Results page of a product whose search is valid if it names a day. */
const RESULTS: ResultsPage = {
  path: '/searchs/hotels',
  call: 'POST hotels/searchs',
  firstSearch(search, today) {
    const checkin = new URLSearchParams(search).get('checkin') ?? '';
    const destination_frontend = new URLSearchParams(search).get('name') ?? '';
    return checkin >= today ? { checkin, destination_frontend } : null;
  },
  searchWords(search, today) {
    const params = new URLSearchParams(search);
    const [checkin = '', title = ''] = [params.get('checkin') ?? '', params.get('name') ?? ''];
    return checkin >= today
      ? { title, detail: checkin, heading: `Hoteles en ${title}`, price: '' }
      : null;
  },
};

interface Given {
  brand?: BrandFile;
  current?: () => Promise<CurrentRelease[]>;
  unreadable?: Composition['unreadable'];
  devServers?: DevServers;
  rootDir?: string;
  tiles?: string;
  roleOf?: () => Promise<Role | null>;
  cachesOffline?: boolean;
  override?: ReleaseOverride | null;
  preview?: BrandFile | 'gone' | null;
  /** Rendered pages. Default: every document starts with a skeleton. */
  pages?: PrerenderedPages;
}

/** Serves only the document routes, for one brand, with the builds that `current` names. */
export async function startDocuments({
  brand = aBrandFile(),
  current = async () => [{ manifest: aManifest(), fallback: aManifest('hotels_bb22') }],
  unreadable = [],
  devServers,
  rootDir = '',
  tiles = '/assets/map/0123abcd/{z}/{x}/{y}.mvt',
  roleOf = async () => null,
  cachesOffline = true,
  override = null,
  preview = null,
  pages,
}: Given = {}): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);
  app.decorateRequest('brand');
  app.addHook('onRequest', async (request) => {
    request.brand = brand;
  });
  const composition = async (): Promise<Composition> => ({
    set: 'set_0123456789ab',
    shell: aShell(),
    current: await current(),
    unreadable,
    isTrying: false,
    publishers: [],
  });
  const compositionOf = createCompositionSource({ composition }, app.log);
  await app.register(
    documentRoutes({
      builds: devServers
        ? withDevServers(compositionOf, devServers, rootDir)
        : createBuildSource(compositionOf),
      sessionOf: async () => aSession(await roleOf()),
      overrides: { read: () => override },
      previews: { read: async () => preview, idOf: () => 'p' },
      sessionPollSeconds: 0,
      map: { tiles, maxZoom: 11, source: 'gshhg' },
      cachesOffline,
      fonts: readWebFonts(process.cwd()),
      pictures: createBrandPictures(
        brandFileReader(join(process.cwd(), 'backend/api/brands'), async () => null),
        { drawing: drawingHere(drawHere), rootDir: process.cwd() },
      ),
      visits: createVisits(['test-key-0123456789-0123456789-0123456789'], CLOCK),
      originOf: createPublicOrigin({ publicOrigin: null, port: 3000 }),
      clock: CLOCK,
      earlyRequest: findEarlyRequest([RESULTS], CLOCK),
      searchWords: findSearchWords([RESULTS], CLOCK),
      ...(pages && {
        prerender: { pages, brandOf: async () => brand, changes: { subscribe: () => () => {} } },
      }),
    }),
  );
  return app;
}

export function bootOf(html: string): BootRecord {
  return bootRecordSchema.parse(
    JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''),
  );
}

const aSession = (role: Role | null): ResolvedSession | null =>
  role && {
    tokenHash: 'a'.repeat(64),
    brandId: 'tiquete',
    user: { id: 'olga', name: 'Olga', email: 'olga@viajes.test', image: null, role, roleParts: [] },
    expires: new Date('2027-01-01T00:00:00Z'),
    authenticatedAt: CLOCK(),
    secondFactorAt: null,
    codeFreshUntil: null,
    preferences: { language: null, currency: null },
    isRemembered: false,
  };
