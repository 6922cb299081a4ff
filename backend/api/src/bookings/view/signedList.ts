import '@fastify/cookie';
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isSameText } from '../../lib/privacy/tokens';

/** Kind of a browser's signed list. */
export interface ListKind {
  /** Name of the cookie. */
  name: string;
  /** Text in the signature, so that a list is not accepted as one of another kind. */
  purpose: string;
  lifetimeSeconds: number;
  max: number;
}
/** Ids in the list, each with the Unix time in seconds at which its entry ends. */
const entriesSchema = z.array(z.tuple([z.string().max(64), z.int()]));
export type ListEntries = z.infer<typeof entriesSchema>;

/** Signed ids in a cookie that scripts cannot read. Another brand does not accept it. */
export interface SignedList {
  /** Returns the valid entries, oldest first. */
  read(request: FastifyRequest): ListEntries;
  /** Adds an id and returns the end of its entry. A full list drops its oldest entry. */
  add(request: FastifyRequest, reply: FastifyReply, id: string): Date;
}

/** Creates a list. The first key signs, every key verifies. */
export function createSignedList(
  keys: readonly [string, ...string[]],
  clock: () => Date,
  kind: ListKind,
): SignedList {
  const nameOf = (request: FastifyRequest) =>
    isSecure(request) ? `__Host-${kind.name}` : kind.name;
  const sign = (key: string, payload: string, brandId: string) =>
    createHmac('sha256', key).update(`${kind.purpose}|${brandId}|${payload}`).digest('base64url');
  const seconds = () => Math.floor(clock().getTime() / 1000);

  const read = (request: FastifyRequest): ListEntries => {
    const [payload = '', signature = ''] = (request.cookies[nameOf(request)] ?? '').split('.');
    const isSigned = keys.some((key) =>
      isSameText(sign(key, payload, request.brand.id), signature),
    );
    if (!isSigned) return [];
    const now = seconds();
    return entriesSchema
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
      .filter(([, ends]) => ends > now);
  };
  return {
    read,
    add(request, reply, id) {
      const others = read(request).filter(([other]) => other !== id);
      const ends = seconds() + kind.lifetimeSeconds;
      const entries: ListEntries = [...others.slice(1 - kind.max), [id, ends]];
      const payload = Buffer.from(JSON.stringify(entries)).toString('base64url');
      reply.setCookie(nameOf(request), `${payload}.${sign(keys[0], payload, request.brand.id)}`, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: isSecure(request),
        maxAge: kind.lifetimeSeconds,
      });
      return new Date(ends * 1000);
    },
  };
}

// True over https. Browsers accept the cookie's prefix with Secure only; plain http is served on this machine only.
const isSecure = (request: FastifyRequest) => request.protocol === 'https';
