import type { BrandFile, Role } from '@tiquete/contracts';
import type { Work } from './lib/tracing/trace';

/** A valid session of this host's brand. */
export interface ResolvedSession {
  tokenHash: string;
  brandId: string;
  user: {
    id: string;
    name: string;
    email: string;
    image: string | null;
    /** Null for a traveller. */
    role: Role | null;
    /** Parts that a product team may release, or brands of a brand admin or a viewer. `*` stands for all. */
    roleParts: string[];
  };
  expires: Date;
  /** Time of the last sign-in by password. */
  authenticatedAt: Date;
  /** Time at which staff last verified the second factor; null: not in this session. */
  secondFactorAt: Date | null;
  /** Time until which that code covers refunds, unmasked personal data and role changes; null without a code. */
  codeFreshUntil: Date | null;
  /** Null: the brand's default. */
  preferences: { language: string | null; currency: string | null };
  /** False: the cookie ends with the browser. */
  isRemembered: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the exact Host. In a preview it has the draft's prices and featured places. */
    brand: BrandFile & { isPreview?: boolean };
    /** Trace, booking and calls of the request. Null: it was rejected before it had a route. */
    work: Work | null;
    /** Terms of a search for its log line. */
    searchWords?: Record<string, string | boolean>;
    session: ResolvedSession | null;
    /** The draft that a preview shows. Null on every other call. */
    draft: BrandFile | null;
  }
  interface FastifyContextConfig {
    /** The route answers on any host and without a brand; for probes only. */
    hostless?: boolean;
    /** The route is called by another system, which a signature authenticates. */
    fromOutside?: boolean;
    /** Pages poll the route without user action, so it does not extend a staff session. */
    isPolled?: boolean;
    /** The call is one of the specification's: `lenientReader` reads its body and query. */
    isLenient?: boolean;
    readBody?: (given: unknown) => unknown;
    readQuery?: (given: unknown) => unknown;
  }
}
