import type { Tx } from '../../db/database';
import { normalizeEmail } from '../auth';
import { BOOKING_COLUMNS, type BookingRow, type PeopleCipher } from '../checkout';

/** Letters and digits that a reader takes for each other become one. */
const LOOK_ALIKES = { from: '0QD1I5826V', to: 'OOOLLSBZGU' };
/** A code has no 0, O, 1 or I: one of them was misread for these. */
const MISREAD: Record<string, string> = { '0': 'QD', O: 'QD', '1': 'LJ', I: 'LJ' };
const PREFIX = 'TQ';
const CANDIDATES_MAX = 32;

const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const fold = (text: string): string =>
  [...text].map((letter) => LOOK_ALIKES.to[LOOK_ALIKES.from.indexOf(letter)] ?? letter).join('');

/** The condition that `column` begins as was typed, with or without our two first letters; `parameter` holds `codePattern`. */
export const startsLike = (column: string, parameter: string): string =>
  `translate(${column}, '${LOOK_ALIKES.from}', '${LOOK_ALIKES.to}') similar to ${parameter}`;
/** Null when nothing was typed. */
export function codePattern(typed: string | undefined): string | null {
  const letters = fold(plain(typed ?? ''));
  return letters === '' ? null : `(${fold(PREFIX)})?${letters}%`;
}

/** Every code that may have been meant, for a look-up by index. */
export function codeCandidates(typed: string): string[] {
  const letters = plain(typed);
  const spellings = [...letters].reduce<string[]>(
    (known, letter) =>
      known
        .flatMap((start) => [...(MISREAD[letter] ?? letter)].map((one) => start + one))
        .slice(0, CANDIDATES_MAX),
    [''],
  );
  return spellings.flatMap((spelling) => [spelling, PREFIX + spelling]);
}

/** The booking that code and e-mail name together, whoever's it is. */
export async function findByCode(
  tx: Tx,
  cipher: PeopleCipher,
  brandId: string,
  { code, email }: { code: string; email: string },
): Promise<BookingRow | undefined> {
  const rows = await tx.query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings where brand = $1 and code = any($2)`,
    [brandId, codeCandidates(code)],
  );
  return rows.find(
    (row) =>
      normalizeEmail(cipher.open(row.people, row.id).customer.email) === normalizeEmail(email),
  );
}
