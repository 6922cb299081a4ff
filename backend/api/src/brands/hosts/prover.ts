import type { HostFailure, HostMethod } from '@tiquete/contracts';

/** Proof that the owner of a host must publish. */
export interface WantedProof {
  /** Host in lower case, without port. */
  host: string;
  method: HostMethod;
  /** Token of 32 hexadecimal digits. */
  token: string;
}
export type Finding =
  | { isProven: true }
  | {
      isProven: false;
      why: Exclude<HostFailure, 'TAKEN'>;
      /** Content found in place of the proof, shortened. */
      found: string[];
    };
/** Checks whether the owner of the token controls the host. Answers within some seconds and never throws. */
export type HostProver = (wanted: WantedProof) => Promise<Finding>;

/** Name and value of the TXT record. */
export const recordOf = ({ host, token }: Pick<WantedProof, 'host' | 'token'>) => ({
  name: `_tiquete-challenge.${host}`,
  value: `tiquete-verification=${token}`,
});
/** Path and whole content of the file on the host's web server. */
export const fileOf = ({ token }: Pick<WantedProof, 'token'>) => ({
  path: '/.well-known/tiquete-verification.txt',
  content: token,
});

const MAX_TEXTS = 5;
const MAX_LENGTH = 120;

/** Shortens texts of an outside server to a few short lines, which can be stored and shown. */
export const shortened = (texts: readonly string[]): string[] =>
  texts
    .map((text) =>
      text
        .slice(0, MAX_LENGTH)
        .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
    .slice(0, MAX_TEXTS);
