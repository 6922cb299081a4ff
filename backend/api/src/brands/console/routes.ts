import type {
  BrandDraft,
  BrandVersionEntry,
  ConsoleBrand,
  ConsoleBrandVersion,
} from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database';
import type { Drawing } from '../../lib/drawing/drawing';
import { AppError } from '../../lib/errors';
import { takeAll } from '../../lib/counters/takeAll';
import type { Counters, Limit } from '../../lib/counters/rule';
import { refuse } from '../../lib/refuse';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { Mail } from '../../mail';
import { checkFreshCode, staffOnly, staffSession } from '../../staff';
import { compareFiles } from '../history/compareFiles';
import { copyOf } from '../history/readBrand';
import {
  type BrandVersion,
  type BrandVersionEntry as StoredEntry,
  listBrands,
  readHistory,
  readVersions,
  readVersion,
} from '../history/versions';
import {
  type Author,
  createBrand,
  discardDraft,
  publishDraft,
  revertBrand,
  saveDraft,
} from '../history/writeVersions';
import { readClaims, toBrandHost } from '../hosts/claims';
import type { HostProver } from '../hosts/prover';
import { verifyHost } from '../hosts/verifyHost';
import type { ReleaseReader } from '../../releases/ports';
import { readPlatform } from '../platform/platform';
import type { BrandPreviews } from '../previews';
import { createPublishedReader, type PublishedReader } from '../remotes/published';
import type { SenderProver } from '../sender/senderProof';
import type { PlatformMail } from '../sender/senders';
import { CONSOLE_ROLES, brandsOf, checkBrand, checkMayDo, isViewer } from './access';
import { brandPeopleRoutes } from './peopleRoutes';
import { brandPictureRoutes } from './pictureRoutes';
import { type BrandQuotas, createTakeQuota } from './quotas';
import { withUserMessage } from './withUserMessage';
import { brandSenderRoutes } from './senderRoutes';

const HISTORY = 100;
/** Limit of verifications for all hosts of a brand. Each sends a request to an outside server. */
const VERIFICATIONS: Limit = { free: 20, windowSeconds: 600, wait: 'rest-of-window' };

interface Parts {
  db: Database;
  brandPreviews: BrandPreviews;
  hostProver: HostProver;
  mail: Mail;
  counters: Counters;
  clock: () => Date;
  /** Merchants that a brand may name; null when they are not known. */
  merchants: ReadonlySet<string> | null;
  drawing: Drawing;
  senderProver: SenderProver;
  platformMail: PlatformMail;
  config: { brandQuotas: BrandQuotas };
  releases: Pick<ReleaseReader, 'composition'>;
}

/** Routes of the brand console, for the admins and viewers of a brand. All other callers get NOT_FOUND. */
export const brandConsoleRoutes =
  ({
    db,
    brandPreviews,
    hostProver,
    mail,
    counters,
    clock,
    merchants,
    drawing,
    senderProver: prove,
    platformMail,
    config,
    releases,
  }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    staffOnly(app, CONSOLE_ROLES, db, clock);
    app.addHook('onRequest', async (request) => {
      checkBrand(request);
      checkMayDo(request);
    });
    const takeQuota = createTakeQuota(counters, clock, config.brandQuotas);
    const publishedOf = createPublishedReader(releases);
    const authorOf = (request: FastifyRequest): Author => ({
      name: staffSession(request).user.email,
      at: clock(),
    });
    /** Runs a change and answers with the brand's new state. */
    const change = async (brand: string, work: () => Promise<unknown>) => {
      await withUserMessage({ db, brand }, work);
      return { data: await stateOf(db, publishedOf, brand) };
    };

    registerApiRoute(app, 'GET console/brands', async ({ request }) => {
      const own = brandsOf(staffSession(request));
      const brands = await listBrands(db, own);
      return {
        data: {
          brands: brands.map(({ brand, ...rest }) => ({ id: brand, ...rest })),
          may_create: own === null && !isViewer(request),
        },
      };
    });
    registerApiRoute(app, 'POST console/brands', ({ body, request }) => {
      if (brandsOf(staffSession(request)) !== null) throw new AppError('NOT_FOUND');
      const { id: brand, name, copy, host } = body;
      return change(brand, async () => {
        const model = await copyOf(db, { brand, copy, hosts: [host] });
        const file = { ...model.file, name };
        await createBrand(db, authorOf(request), { brand, file, model, publishedOf });
      });
    });
    registerApiRoute(app, 'GET console/brands/:brand', async ({ params }) => {
      const state = await stateOf(db, publishedOf, params.brand);
      if (!state.draft && !state.published) throw new AppError('NOT_FOUND');
      return { data: state };
    });
    registerApiRoute(app, 'GET console/brands/:brand/versions', async ({ params }) => ({
      data: (await readHistory(db, params.brand, HISTORY)).map(entryOf),
    }));
    registerApiRoute(app, 'GET console/brands/:brand/comparison', async ({ params, query }) => {
      const [before, after] = await Promise.all(
        [query.from, query.to].map((number) => readVersion(db, params.brand, number)),
      );
      if (!before || !after) throw new AppError('NOT_FOUND');
      const differences = compareFiles(before.file, after.file);
      return { data: { ...query, differences, ...(await publishedOf(params.brand)) } };
    });
    registerApiRoute(app, 'PUT console/brands/:brand/draft', async ({ params, body, request }) => {
      await takeQuota(params.brand, 'draftsPerHour');
      return change(params.brand, () =>
        saveDraft(db, authorOf(request), {
          ...params,
          seen: body.seen,
          edit: () => body.file,
          publishedOf,
        }),
      );
    });
    registerApiRoute(app, 'DELETE console/brands/:brand/draft', ({ params, body }) =>
      change(params.brand, () => discardDraft(db, { ...params, ...body })),
    );
    registerApiRoute(app, 'POST console/brands/:brand/previews', async (call) => {
      const { params, body, request } = call;
      await takeQuota(params.brand, 'draftsPerHour');
      const { path: page, file: typed } = body;
      if (typed && isViewer(request)) throw new AppError('FORBIDDEN');
      const file = typed ?? (await storedFile(db, params.brand));
      if (file.id !== params.brand) refuse('INVALID_FORMAT', '/file/id');
      const wanted = { file, path: page };
      const { path, expiresAt } = await brandPreviews.open(request, staffSession(request), wanted);
      return { data: { path, expires_at: expiresAt.toISOString() } };
    });
    await app.register(brandPictureRoutes({ db, drawing, takeQuota, authorOf }));
    await app.register(brandSenderRoutes({ db, counters, clock, prove, platformMail, authorOf }));
    await app.register(brandPeopleRoutes({ db, mail, counters, clock, authorOf }));
    registerApiRoute(app, 'GET console/brands/:brand/hosts', async ({ params }) => ({
      data: (await readClaims(db, params.brand)).map(toBrandHost),
    }));
    registerApiRoute(
      app,
      'POST console/brands/:brand/hosts/:host/verifications',
      async ({ params, body, request }) => {
        const key = `host-verifications:${params.brand}`;
        await takeAll(counters, request.brand.id, [{ key, limit: VERIFICATIONS }], clock());
        const claim = await withUserMessage({ db, brand: params.brand }, () =>
          verifyHost(db, authorOf(request), hostProver, { ...params, ...body }),
        );
        return { data: toBrandHost(claim) };
      },
    );
    registerApiRoute(
      app,
      'POST console/brands/:brand/publications',
      ({ params, body, request }) => {
        checkFreshCode(request, clock());
        return change(params.brand, () =>
          publishDraft(db, authorOf(request), { ...params, ...body, merchants }),
        );
      },
    );
    registerApiRoute(app, 'POST console/brands/:brand/reversions', ({ params, body, request }) => {
      checkFreshCode(request, clock());
      return change(params.brand, () =>
        revertBrand(db, authorOf(request), { ...params, ...body, merchants }),
      );
    });
  };

async function stateOf(
  db: Database,
  publishedOf: PublishedReader,
  brand: string,
): Promise<ConsoleBrand> {
  const [{ draft, published }, said, platform] = await Promise.all([
    readVersions(db, brand),
    publishedOf(brand),
    readPlatform(db, brand),
  ]);
  return {
    id: brand,
    ...said,
    platform,
    published: published && toVersion(published),
    draft: draft && toVersion(draft),
  };
}
/** The draft, or else the published file. @throws AppError NOT_FOUND */
async function storedFile(db: Database, brand: string): Promise<BrandDraft> {
  const { draft, published } = await readVersions(db, brand);
  const newest = draft ?? published;
  if (!newest) throw new AppError('NOT_FOUND');
  return newest.file;
}
const toVersion = ({ file, ...entry }: BrandVersion): ConsoleBrandVersion => ({
  ...entryOf(entry),
  file,
});
const entryOf = (entry: StoredEntry): BrandVersionEntry => ({
  number: entry.number,
  revision: entry.revision,
  based_on: entry.basedOn,
  reverts: entry.reverts,
  saved_at: entry.savedAt.toISOString(),
  saved_by: entry.savedBy,
  edited_by: entry.editedBy,
  published_at: entry.publishedAt?.toISOString() ?? null,
  published_by: entry.publishedBy,
  note: entry.note,
});
