import type { FastifyRequest } from 'fastify';
import type { BrandFile } from '@tiquete/contracts';

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/;

/** Host name in lower case without port; undefined for an invalid host. */
export const hostName = (host: string | undefined): string | undefined =>
  HOST.exec((host ?? '').toLowerCase())?.[1];

export const isLoopbackHost = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || name === '127.0.0.1';

/** Origin as the browser sees it. Scheme and host from a proxy count only when the proxy is trusted. */
export const originOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${request.protocol}://${request.host.toLowerCase()}`;

/** True for a call of the api, by its matched route: the raw address may escape `/api/` or begin with a host. */
export const isApiCall = ({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** True for an address of this machine. It is the caller's address, not a Host header. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  LOOPBACK.test(address ?? '');

/** Origin of a brand's pages when there is no request: the brand's first host. */
export type PublicOrigin = (brand: Pick<BrandFile, 'hosts'>) => string;

export const createPublicOrigin =
  ({ publicOrigin, port }: { publicOrigin: string | null; port: number }): PublicOrigin =>
  ({ hosts: [host = 'localhost'] }) => {
    if (publicOrigin !== null) return publicOrigin.replace('{host}', host);
    if (!isLoopbackHost(host)) return `https://${host}`;
    return port === 0 || port === 80 ? `http://${host}` : `http://${host}:${port}`;
  };
