import type { FastifyRequest } from 'fastify';

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/;

/** Lower-case and without port; undefined when it is no host at all. */
export const hostName = (host: string | undefined): string | undefined =>
  HOST.exec((host ?? '').toLowerCase())?.[1];

export const isLoopbackHost = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || name === '127.0.0.1';

/** The origin that the browser sees; scheme and host of a proxy count only when the proxy is a trusted one. */
export const originOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${request.protocol}://${request.host.toLowerCase()}`;
