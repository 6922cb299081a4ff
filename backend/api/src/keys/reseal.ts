import { createPeopleCipher } from '../bookings/people/peopleCipher';
import type { Database } from '../db/database';
import { createTextCipher, type TextCipher } from '../lib/privacy/textCipher';
import {
  type ResealedText,
  type SealedColumn,
  sealedColumns,
  type SealedText,
} from './sealedColumns';

/** Result of one column, in texts. */
export interface ResealReport {
  column: string;
  /** Texts that the current key sealed already. */
  current: number;
  resealed: number;
  /** Texts that changed while they were sealed again. The next run finds them. */
  changed: number;
  /** Texts that no key opens. They are left as they are. */
  unreadable: number;
}

/**
 * Seals everything again that another key than the first one has sealed. Replicas may run meanwhile if they have the same keys. It can be
 * ended and repeated at any time.
 */
export async function reseal(
  db: Database,
  keys: readonly [Buffer, ...Buffer[]],
): Promise<ResealReport[]> {
  const brands = await db.queryBrands<{ id: string }>('select id from brands order by id', []);
  const cipher = createTextCipher(keys);
  const reports: ResealReport[] = [];
  for (const column of sealedColumns(createPeopleCipher(keys))) {
    const report = { column: column.name, current: 0, resealed: 0, changed: 0, unreadable: 0 };
    for await (const texts of column.pages(
      db,
      brands.map(({ id }) => id),
    ))
      await resealPage({ db, cipher, column, report }, texts);
    reports.push(report);
  }
  return reports;
}

interface Work {
  db: Database;
  cipher: TextCipher;
  column: SealedColumn;
  report: ResealReport;
}

async function resealPage({ db, cipher, column, report }: Work, texts: readonly SealedText[]) {
  const byBrand = new Map<string, ResealedText[]>();
  for (const text of texts) {
    if (cipher.isCurrent(text.sealed)) {
      report.current += 1;
      continue;
    }
    const resealed = resealText(cipher, text);
    if (resealed) byBrand.set(text.brand, [...(byBrand.get(text.brand) ?? []), resealed]);
    else report.unreadable += 1;
  }
  for (const [brand, resealed] of byBrand) {
    const written = await db.withBrand(brand, (tx) => column.write(tx, brand, resealed));
    report.resealed += written;
    report.changed += resealed.length - written;
  }
}

/** Null when no key opens the text. */
function resealText(cipher: TextCipher, { id, sealed, context }: SealedText): ResealedText | null {
  try {
    const plain = cipher.open(sealed, context);
    return { id, before: sealed, after: cipher.seal(plain, context), plain };
  } catch {
    return null;
  }
}
