import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../lib/counters/addressKey';
import { createSignedFields } from './signedFields';

/** Identifies a browser for canary shares. It says nothing about the person. */
export interface Visitor {
  id: string;
  /** True when the browser sent no valid cookie, so that it was in no share before. */
  isNew: boolean;
}
/** A parsed token: its visit, or the reason why it is invalid. */
export type ReadToken =
  { kind: 'visit'; visit: string; set: string; network: string } | { kind: 'expired' | 'forged' };

const ID_BYTES = 12;
const MONTH_SECONDS = 30 * 24 * 3600;
const SET_SECONDS = 12 * 3600;
const TOKEN_SECONDS = 24 * 3600;
/** Seconds after which the cookie of an unchanged set is renewed. */
const RENEWED_SECONDS = 3600;
const newId = () => randomBytes(ID_BYTES).toString('base64url');

/**
 * Signed cookies and tokens that assign releases to visitors and report on them. The first key signs; all keys verify.
 */
export function createVisits(keys: readonly [string, ...string[]], clock: () => Date) {
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
  const readCookie = (request: FastifyRequest) =>
    signed.read('release-set', request.brand.id, {
      value: request.cookies[nameOf(request, 'set')] ?? '',
      lifetime: SET_SECONDS,
    });

  /** The visitor of the browser's cookie; null without a valid one. */
  const readVisitor = (request: FastifyRequest): Visitor | null => {
    const value = request.cookies[nameOf(request, 'visitor')] ?? '';
    const read = signed.read('visitor', request.brand.id, { value, lifetime: MONTH_SECONDS });
    const id = read?.fields[0];
    return id ? { id, isNew: false } : null;
  };
  /** Keyed hash of the caller's network. It cannot be reversed without the key. */
  const networkOf = (request: FastifyRequest) =>
    signed.hash('network', addressKey('health', request.ip));

  return {
    readVisitor,
    /** The visitor of the browser's cookie, or a new one. */
    visitorOf: (request: FastifyRequest): Visitor =>
      readVisitor(request) ?? { id: newId(), isNew: true },
    /** Stores the visitor's id in the browser, so that the visitor keeps the same releases. */
    rememberVisitor(request: FastifyRequest, reply: FastifyReply, { id, isNew }: Visitor) {
      if (!isNew) return;
      const value = signed.write('visitor', request.brand.id, [id]);
      write(request, reply, { name: 'visitor', value, maxAge: MONTH_SECONDS });
    },
    /** The last set of releases of the browser's session; null after half a day. */
    sessionSet: (request: FastifyRequest): string | null => readCookie(request)?.fields[0] ?? null,
    rememberSet(request: FastifyRequest, reply: FastifyReply, set: string) {
      const before = readCookie(request);
      if (before?.fields[0] === set && before.age < RENEWED_SECONDS) return;
      write(request, reply, {
        name: 'set',
        value: signed.write('release-set', request.brand.id, [set]),
      });
    },
    networkOf,
    /** Token of one served document: its visit, its set and the network that fetched it. Valid for a day. */
    token: (request: FastifyRequest, set: string) =>
      signed.write('release-visit', request.brand.id, [newId(), set, networkOf(request)]),
    readToken(brand: string, token: string): ReadToken {
      const lifetime = Number.POSITIVE_INFINITY;
      const read = signed.read('release-visit', brand, { value: token, lifetime });
      if (!read) return { kind: 'forged' };
      const [visit, set, network] = read.fields;
      // Tokens of an older api have no network.
      if (!visit || !set || !network || read.age > TOKEN_SECONDS) return { kind: 'expired' };
      return { kind: 'visit', visit, set, network };
    },
  };
}
export type Visits = ReturnType<typeof createVisits>;
