import type { HostFailure, HostMethod } from '@tiquete/contracts';

/** What the owner of a host was asked to put there. */
export interface Wanted {
  /** Small letters, no port. */
  host: string;
  method: HostMethod;
  /** 32 hexadecimal digits. */
  token: string;
}
export type Finding =
  | { isProven: true }
  | {
      isProven: false;
      why: Exclude<HostFailure, 'TAKEN'>;
      /** What was there instead, shortened. */
      found: string[];
    };
/** Looks whether a host is in the hands of who was given the token. Answers within some seconds and never throws. */
export type HostProver = (wanted: Wanted) => Promise<Finding>;

/** Where the TXT record stands, and what it says. */
export const recordOf = ({ host, token }: Pick<Wanted, 'host' | 'token'>) => ({
  name: `_tiquete-challenge.${host}`,
  value: `tiquete-verification=${token}`,
});
/** Where the file stands on the host's web server, and all that is in it. */
export const fileOf = ({ token }: Pick<Wanted, 'token'>) => ({
  path: '/.well-known/tiquete-verification.txt',
  content: token,
});
