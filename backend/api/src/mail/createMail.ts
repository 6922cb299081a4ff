import { createHash, randomUUID } from 'node:crypto';
import type { Tx } from '../db/database';
import type { TextCipher } from '../lib/privacy/textCipher';
import type { AddressMail, AddressTemplate } from './templates';

/** E-mails as other modules use them. */
export const createMail = ({ cipher, clock }: { cipher: TextCipher; clock: () => Date }) => ({
  /** Queues a mail in the caller's transaction: it is sent if, and only if, that commits. */
  async enqueue<T extends AddressTemplate>(
    tx: Tx,
    { brand, to, userId, template, data }: AddressMail<T>,
  ) {
    const id = randomUUID();
    await tx.query(
      'insert into mails (id, brand, template, sealed, recipient, user_id, next_at, created_at) values ($1, $2, $3, $4, $5, $6, $7, $7)',
      [
        id,
        brand,
        template,
        cipher.seal(JSON.stringify({ to, data }), sealContext(id)),
        recipientHash(brand, to),
        userId ?? null,
        clock(),
      ],
    );
  },
  /** E-mails to this address or about this user, including those about bookings, newest first. */
  listFor: (
    tx: Tx,
    brandId: string,
    email: string,
    userId?: string,
  ): Promise<{ subject: string; sent_at: Date | null }[]> =>
    tx.query(
      `select coalesce(subject, template) as subject, sent_at from mails where ${OF_PERSON} order by seq desc limit 1000`,
      person(brandId, email, userId),
    ),
  /**
   * Deletes a person's unsent e-mails about the account, and removes the person's data from all other stored e-mails.
   */
  async forget(tx: Tx, brandId: string, email: string, userId?: string) {
    const values = person(brandId, email, userId);
    await tx.query(
      `delete from mails where ${OF_PERSON} and booking_id is null and next_at is not null`,
      values,
    );
    await tx.query(
      `update mails set recipient = null, user_id = null, content = null where ${OF_PERSON}`,
      values,
    );
  },
});
export type Mail = ReturnType<typeof createMail>;

const OF_PERSON = 'brand = $1 and (recipient = $2 or user_id = $3)';
const person = (brandId: string, email: string, userId?: string) => [
  brandId,
  recipientHash(brandId, email),
  userId ?? null,
];

/** Context that a mail's encrypted fields are bound to. */
export const sealContext = (mailId: string): string => `mail:${mailId}`;
export const recipientHash = (brandId: string, email: string): string =>
  createHash('sha256').update(`${brandId}|${email.trim().toLowerCase()}`).digest('base64url');
