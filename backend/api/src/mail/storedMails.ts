import type { StoredMail } from '@tiquete/contracts';
import type { Database } from '../db/database';
import type { TextCipher } from '../lib/privacy/textCipher';
import { readBookingNames } from '../bookings/repository';
import { openStored } from './mailbox';

export const MAILS_PAGE_SIZE = 20;
interface Row {
  id: string;
  template: string;
  content: string;
  booking_id: string | null;
  created_at: Date;
  sent_at: Date;
}

/** E-mails stored because no SMTP server is configured, newest first. */
export const createStoredMails = ({ db, cipher }: { db: Database; cipher: TextCipher }) => ({
  list: (brandId: string, page: number): Promise<{ mails: StoredMail[]; total: number }> =>
    db.withBrand(brandId, async (tx) => {
      const rows = await tx.query<Row>(
        `select id, template, content, booking_id, created_at, sent_at from mails
         where brand = $1 and content is not null order by seq desc limit $2 offset $3`,
        [brandId, MAILS_PAGE_SIZE, (page - 1) * MAILS_PAGE_SIZE],
      );
      const [count] = await tx.query<{ total: number }>(
        'select count(*) as total from mails where brand = $1 and content is not null',
        [brandId],
      );
      const bookings = await readBookingNames(
        tx,
        brandId,
        rows.map(({ booking_id }) => booking_id).filter((id) => id !== null),
      );
      const codes = new Map(bookings.map(({ id, code }) => [id, code]));
      const mails = rows.map(({ id, template, content, booking_id, created_at, sent_at }) => {
        const { from, to, subject, text } = openStored(cipher, id, content);
        return {
          id,
          template,
          from,
          to,
          subject,
          text,
          booking_code: (booking_id === null ? null : codes.get(booking_id)) ?? null,
          created_at: created_at.toISOString(),
          sent_at: sent_at.toISOString(),
        };
      });
      return { mails, total: count?.total ?? 0 };
    }),
  /** Returns null for an unknown id. */
  html: (brandId: string, id: string): Promise<string | null> =>
    db.withBrand(brandId, async (tx) => {
      const [row] = await tx.query<Pick<Row, 'content'>>(
        'select content from mails where brand = $1 and id = $2 and content is not null',
        [brandId, id],
      );
      return row ? openStored(cipher, id, row.content).html : null;
    }),
});
export type StoredMails = ReturnType<typeof createStoredMails>;
