import type { BrandFile, Role } from '@tiquete/contracts';

/** A session that was found, belongs to this host's brand and has not ended. */
export interface ResolvedSession {
  tokenHash: string;
  brandId: string;
  user: {
    id: string;
    name: string;
    email: string;
    image: string | null;
    /** Null: a traveller. */
    role: Role | null;
    /** Of a product team: what they may release; of a brand admin or a viewer: their brands. `*` for everything. */
    roleParts: string[];
  };
  expires: Date;
  /** When the password was last given. */
  authenticatedAt: Date;
  /** Time at which staff last showed the second factor; null: not in this session. */
  secondFactorAt: Date | null;
  /** Time until which that code covers refunds, unmasked people and changes of roles; null without a code. */
  codeFreshUntil: Date | null;
  /** Null: the brand's first. */
  preferences: { language: string | null; currency: string | null };
  /** False: the cookie ends with the browser. */
  isRemembered: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the exact Host. In a preview it has the draft's prices and featured places. */
    brand: BrandFile & { isPreview?: boolean };
    /** Words of a search for its log line. */
    searchWords?: Record<string, string | boolean>;
    session: ResolvedSession | null;
    /** The draft that a preview shows. Null on every other call. */
    draft: BrandFile | null;
  }
  interface FastifyContextConfig {
    /** Answers on any host and without a brand: probes only. */
    hostless?: boolean;
    /** Called by another system, which proves itself by a signature. */
    fromOutside?: boolean;
    /** Pages call it by themselves, without anybody at the keyboard: it does not prolong a staff session. */
    isPolled?: boolean;
    /** The call is one of the specification's: its body and query are read by `lenientReader`. */
    isLenient?: boolean;
    readBody?: (given: unknown) => unknown;
    readQuery?: (given: unknown) => unknown;
  }
}
