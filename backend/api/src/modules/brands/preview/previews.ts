import { randomBytes } from 'node:crypto';
import { type BrandDraft, type BrandFile, brandFileSchema } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import type { ResolvedSession } from '../../../requestTypes';
import { brandsOf } from '../console/mayEdit';

/** Drafts as one brand admin sees them for a while; nobody else can, whoever knows the address. */
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
  /** Whether this session opened one that may still be looked at: its pages are on the same host, with the same cookies. */
  isOpen(session: ResolvedSession): Promise<boolean>;
}
const LIFETIME_MS = 30 * 60_000;
const PARAMETER = 'preview';
const ID = /^[A-Za-z0-9_-]{22}$/;
const storedSchema = z.object({ holder: z.string(), host: z.string(), file: brandFileSchema });

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
    const id = new URL(request.url, 'http://localhost').searchParams.get(PARAMETER);
    if (id === null) return null;
    const bytes = ID.test(id) ? await cache.get(keyOf(id)) : undefined;
    if (!bytes || session?.user.role !== 'brand-admin' || !session.secondFactorAt) return 'gone';
    const { holder, host, file } = storedSchema.parse(JSON.parse(bytes.toString()));
    const own = brandsOf(session);
    const isTheirs = holder === session.tokenHash && host === request.brand.id;
    return isTheirs && (!own || own.includes(file.id)) ? file : 'gone';
  },
  isOpen: async (session) => (await cache.get(holderKeyOf(session))) !== undefined,
});
const holderKeyOf = ({ tokenHash }: ResolvedSession): string => `brand-preview-of:${tokenHash}`;
const keyOf = (id: string): string => `brand-preview:${id}`;
