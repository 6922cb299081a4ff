import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ResolvedSession } from '../../requestTypes';
import { createSignedFields } from './signedFields';

/** Releases that one member of a product team sees in place of the current ones. */
export interface ReleaseOverride {
  /** Releases by part. */
  releases: ReadonlyMap<string, string>;
  expiresAt: Date;
}

const entriesSchema = z.array(z.tuple([z.string(), z.string()]));
const PURPOSE = 'release-override';
const MAX_SECONDS = 8 * 3600;

/**
 * Overrides in a signed browser cookie, valid only for the session that created it. The first key signs; all keys verify.
 */
export function createReleaseOverrides(keys: readonly [string, ...string[]], clock: () => Date) {
  const signed = createSignedFields(keys, clock);
  const nameOf = ({ protocol }: FastifyRequest) =>
    protocol === 'https' ? '__Host-override' : 'override';
  const attributesOf = ({ protocol }: FastifyRequest) =>
    ({ httpOnly: true, sameSite: 'lax', path: '/', secure: protocol === 'https' }) as const;
  return {
    /** Null: pages show the current releases. */
    read(request: FastifyRequest, session: ResolvedSession | null): ReleaseOverride | null {
      const value = request.cookies[nameOf(request)];
      if (value === undefined || session?.user.role !== 'product-team') return null;
      if (!session.secondFactorAt) return null;
      const found = signed.read(PURPOSE, request.brand.id, { value, lifetime: MAX_SECONDS });
      const [holder, minutes = '', text = ''] = found?.fields ?? [];
      const left = Number(minutes) * 60 - (found?.age ?? 0);
      if (!found || holder !== holderOf(session) || !(left > 0)) return null;
      return {
        releases: readText(text),
        expiresAt: new Date(clock().getTime() + left * 1000),
      };
    },
    write(
      request: FastifyRequest,
      reply: FastifyReply,
      {
        session,
        releases,
        minutes,
      }: { session: ResolvedSession; releases: ReadonlyMap<string, string>; minutes: number },
    ): ReleaseOverride {
      const fields = [holderOf(session), String(minutes), writeText(releases)];
      reply.setCookie(nameOf(request), signed.write(PURPOSE, request.brand.id, fields), {
        ...attributesOf(request),
        maxAge: minutes * 60,
      });
      return { releases, expiresAt: new Date(clock().getTime() + minutes * 60_000) };
    },
    end: (request: FastifyRequest, reply: FastifyReply): void =>
      void reply.clearCookie(nameOf(request), attributesOf(request)),
  };
}
export type ReleaseOverrides = ReturnType<typeof createReleaseOverrides>;

/** Identifies the session itself: another sign-in of the same person starts without overrides. */
const holderOf = ({ tokenHash }: ResolvedSession): string => tokenHash.slice(0, 24);

const writeText = (releases: ReadonlyMap<string, string>): string =>
  Buffer.from(JSON.stringify([...releases])).toString('base64url');
const readText = (text: string): ReadonlyMap<string, string> =>
  new Map(entriesSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString())));
