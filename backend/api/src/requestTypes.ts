import type { BrandFile } from '@tiquete/contracts';

/** A session that was found, belongs to this host's brand and has not ended. */
export interface ResolvedSession {
  tokenHash: string;
  brandId: string;
  user: { id: string; name: string; email: string; image: string | null };
  expires: Date;
  /** False: the cookie ends with the browser. */
  isRemembered: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the exact Host. */
    brand: BrandFile;
    session: ResolvedSession | null;
  }
  interface FastifyContextConfig {
    /** Answers on any host and without a brand: probes only. */
    hostless?: boolean;
    /** Called by another system, which proves itself by a signature. */
    fromOutside?: boolean;
  }
}
