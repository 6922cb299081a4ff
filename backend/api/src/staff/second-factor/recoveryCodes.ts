import { randomBytes } from 'node:crypto';
import { hashToken } from '../../lib/privacy/tokens';

const CODES = 10;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** `ABCD-EFGH-JKLM-NPQR`: 80 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () =>
    [...randomBytes(LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
/** Hash of a code as typed. */
export const hashRecoveryCode = (typed: string): string =>
  hashToken(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
