import { randomBytes } from 'node:crypto';
import { type BrandDraft, type BrandFile, brandFileSchema } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Cache } from '../lib/cache/createCache';
import type { ResolvedSession } from '../requestTypes';
import { brandsOf, isOfBrands } from './console/access';

const LIFETIME_MS = 30 * 60_000;
const PARAMETER = 'preview';
/** Header that a preview's pages send with every call. */
const PREVIEW_HEADER = 'x-preview';
const ID = /^[A-Za-z0-9_-]{22}$/;
const storedSchema = z.object({ holder: z.string(), host: z.string(), file: brandFileSchema });

/** Id of the preview in a document's address. */
const previewOf = (request: Pick<FastifyRequest, 'url'>): string | null =>
  new URL(request.url, 'http://localhost').searchParams.get(PARAMETER);

/** Drafts that one brand admin or viewer can see for a while. The address alone gives no access to other people. */
export const createBrandPreviews = (cache: Pick<Cache, 'get' | 'set'>, clock: () => Date) => ({
  /** Returns the address of the brand's pages in `path`, valid for this session on this host. */
  async open(
    request: FastifyRequest,
    session: ResolvedSession,
    { file, path }: { file: BrandDraft; path: string },
  ): Promise<{ path: string; expiresAt: Date }> {
    const id = randomBytes(16).toString('base64url');
    const stored = { holder: session.tokenHash, host: request.brand.id, file };
    await cache.set(keyOf(id), Buffer.from(JSON.stringify(stored)), LIFETIME_MS);
    await cache.set(holderKeyOf(session), Buffer.from(id), LIFETIME_MS);
    return {
      path: `${path}?${PARAMETER}=${id}`,
      expiresAt: new Date(clock().getTime() + LIFETIME_MS),
    };
  },
  /** Brand of a document: `gone` when its preview has ended or belongs to another session, null without a preview. */
  async read(
    request: FastifyRequest,
    session: ResolvedSession | null,
  ): Promise<BrandFile | 'gone' | null> {
    const id = previewOf(request);
    return id === null ? null : ((await find(cache, { request, session, id })) ?? 'gone');
  },
  /** Draft of the preview that an api call names; null unless it belongs to this session. */
  async draftOf(request: FastifyRequest): Promise<BrandFile | null> {
    const id = request.headers[PREVIEW_HEADER];
    if (typeof id !== 'string') return null;
    return find(cache, { request, session: request.session, id });
  },
  idOf: previewOf,
  /** True while the session has an open preview. Its pages are on the same host and share its cookies. */
  isOpen: async (session: ResolvedSession) => (await cache.get(holderKeyOf(session))) !== undefined,
});
export type BrandPreviews = ReturnType<typeof createBrandPreviews>;
const holderKeyOf = ({ tokenHash }: ResolvedSession): string => `brand-preview-of:${tokenHash}`;
const keyOf = (id: string): string => `brand-preview:${id}`;

/**
 * Finds a preview. Null when it has ended, belongs to another session or host, or shows a brand that the session no longer
 * has.
 */
async function find(
  cache: Pick<Cache, 'get'>,
  {
    request,
    session,
    id,
  }: { request: FastifyRequest; session: ResolvedSession | null; id: string },
): Promise<BrandFile | null> {
  if (!isOfBrands(session) || !session.secondFactorAt || !ID.test(id)) return null;
  const bytes = await cache.get(keyOf(id));
  if (!bytes) return null;
  const { holder, host, file } = storedSchema.parse(JSON.parse(bytes.toString()));
  const own = brandsOf(session);
  const isTheirs = holder === session.tokenHash && host === request.brand.id;
  return isTheirs && (!own || own.includes(file.id)) ? file : null;
}
