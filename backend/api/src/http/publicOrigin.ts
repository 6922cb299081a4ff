import type { BrandFile } from '@tiquete/contracts';
import { isLoopbackHost } from './host';

/** Origin of a brand's pages when there is no request: the brand's first host. */
export type PublicOrigin = (brand: Pick<BrandFile, 'hosts'>) => string;

export const createPublicOrigin =
  ({ publicOrigin, port }: { publicOrigin: string | null; port: number }): PublicOrigin =>
  ({ hosts: [host = 'localhost'] }) => {
    if (publicOrigin !== null) return publicOrigin.replace('{host}', host);
    if (!isLoopbackHost(host)) return `https://${host}`;
    return port === 0 || port === 80 ? `http://${host}` : `http://${host}:${port}`;
  };
