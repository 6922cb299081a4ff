import { randomBytes } from 'node:crypto';
import { type BrandDraft, type BrandFile, brandFileSchema } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import type { ResolvedSession } from '../../../requestTypes';
import { brandsOf, isOfBrands } from '../console/access';

/** Drafts as one brand admin or viewer sees them for a while; nobody else can, whoever knows the address. */
export interface BrandPreviews {
  /** Answers the address of the brand's pages in `path`, good for this session on this host. */
  open(
    request: FastifyRequest,
    session: ResolvedSession,
    wanted: { file: BrandDraft; path: string },
  ): Promise<{ path: string; expiresAt: Date }>;
  /** The brand that a document is to be of; `gone` when its preview is over or another's, null when none is asked for. */
  read(
    request: FastifyRequest,
    session: ResolvedSession | null,
  ): Promise<BrandFile | 'gone' | null>;
  /** The draft of the preview that a call of the api names; null where it names none that is this session's. */
  draftOf(request: FastifyRequest): Promise<BrandFile | null>;
  /** Names the preview that the address of a document asks for. */
  idOf(request: FastifyRequest): string | null;
  /** Whether this session opened one that may still be looked at: its pages are on the same host, with the same cookies. */
  isOpen(session: ResolvedSession): Promise<boolean>;
}
const LIFETIME_MS = 30 * 60_000;
const PARAMETER = 'preview';
/** Sent by a preview's pages with every call. */
const PREVIEW_HEADER = 'x-preview';
const ID = /^[A-Za-z0-9_-]{22}$/;
const storedSchema = z.object({ holder: z.string(), host: z.string(), file: brandFileSchema });

const previewOf = (request: Pick<FastifyRequest, 'url'>): string | null =>
  new URL(request.url, 'http://localhost').searchParams.get(PARAMETER);

export const createBrandPreviews = (
  cache: Pick<Cache, 'get' | 'set'>,
  clock: () => Date,
): BrandPreviews => ({
  async open(request, session, { file, path }) {
    const id = randomBytes(16).toString('base64url');
    const stored = { holder: session.tokenHash, host: request.brand.id, file };
    await cache.set(keyOf(id), Buffer.from(JSON.stringify(stored)), LIFETIME_MS);
    await cache.set(holderKeyOf(session), Buffer.from(id), LIFETIME_MS);
    return {
      path: `${path}?${PARAMETER}=${id}`,
      expiresAt: new Date(clock().getTime() + LIFETIME_MS),
    };
  },
  async read(request, session) {
    const id = previewOf(request);
    return id === null ? null : ((await find(cache, { request, session, id })) ?? 'gone');
  },
  async draftOf(request) {
    const id = request.headers[PREVIEW_HEADER];
    if (typeof id !== 'string') return null;
    return find(cache, { request, session: request.session, id });
  },
  idOf: previewOf,
  isOpen: async (session) => (await cache.get(holderKeyOf(session))) !== undefined,
});
const holderKeyOf = ({ tokenHash }: ResolvedSession): string => `brand-preview-of:${tokenHash}`;
const keyOf = (id: string): string => `brand-preview:${id}`;

/** Null where it is over, another session's or another host's, or of a brand that is the session's no longer. */
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
