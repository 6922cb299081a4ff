import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../../lib/counters/addressKey';
import { createSignedFields } from './signedFields';

/** Who looks at a page, as far as releases are concerned. Nothing here says who a person is. */
export interface Visits {
  /** The browser's id for what a share of the visitors gets: that of its cookie, or a new one. */
  visitorOf(request: FastifyRequest): string;
  /** The id that the browser keeps; null for one that was never in or out of a share. */
  keptVisitor(request: FastifyRequest): string | null;
  /** Lets the browser keep its id, so that it stays in its share. */
  rememberVisitor(request: FastifyRequest, reply: FastifyReply, visitor: string): void;
  /** The set of releases that the browser's session had last; null after half a day. */
  keptSet(request: FastifyRequest): string | null;
  rememberSet(request: FastifyRequest, reply: FastifyReply, set: string): void;
  /** Stands for the visitor's network: nobody without the key can tell which it was. */
  networkOf(request: FastifyRequest): string;
  /** By which a page may tell for a day how its releases do. */
  token(brand: string, set: string): string;
  /** The visit and the set that a token of the brand names; null for one that is not ours, or too old. */
  readToken(brand: string, token: string): { visit: string; set: string } | null;
}

const ID_BYTES = 12;
const VISITOR = /^[A-Za-z0-9_-]{16}$/;
const MONTH_SECONDS = 30 * 24 * 3600;
const SET_SECONDS = 12 * 3600;
const TOKEN_SECONDS = 24 * 3600;
/** The cookie of an unchanged set is written anew only after so long. */
const RENEWED_SECONDS = 3600;

/** The first key signs, all verify. */
export function createVisits(keys: readonly [string, ...string[]], clock: () => Date): Visits {
  const signed = createSignedFields(keys, clock);
  const nameOf = (request: FastifyRequest, name: string) =>
    request.protocol === 'https' ? `__Host-${name}` : name;
  const write = (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, value, maxAge }: { name: string; value: string; maxAge?: number },
  ) =>
    reply.setCookie(nameOf(request, name), value, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: request.protocol === 'https',
      ...(maxAge && { maxAge }),
    });
  const kept = (request: FastifyRequest) =>
    signed.read('release-set', request.brand.id, {
      value: request.cookies[nameOf(request, 'set')] ?? '',
      lifetime: SET_SECONDS,
    });

  const keptVisitor = (request: FastifyRequest) => {
    const present = request.cookies[nameOf(request, 'visitor')] ?? '';
    return VISITOR.test(present) ? present : null;
  };

  return {
    keptVisitor,
    visitorOf: (request) => keptVisitor(request) ?? randomBytes(ID_BYTES).toString('base64url'),
    rememberVisitor(request, reply, visitor) {
      if (request.cookies[nameOf(request, 'visitor')] === visitor) return;
      write(request, reply, { name: 'visitor', value: visitor, maxAge: MONTH_SECONDS });
    },
    keptSet: (request) => kept(request)?.fields[0] ?? null,
    rememberSet(request, reply, set) {
      const before = kept(request);
      if (before?.fields[0] === set && before.age < RENEWED_SECONDS) return;
      write(request, reply, {
        name: 'set',
        value: signed.write('release-set', request.brand.id, [set]),
      });
    },
    networkOf: (request) => signed.hash('network', addressKey('health', request.ip)),
    token: (brand, set) =>
      signed.write('release-visit', brand, [randomBytes(ID_BYTES).toString('base64url'), set]),
    readToken(brand, token) {
      const [visit, set] =
        signed.read('release-visit', brand, { value: token, lifetime: TOKEN_SECONDS })?.fields ??
        [];
      return visit && set ? { visit, set } : null;
    },
  };
}
