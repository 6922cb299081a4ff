export interface Attachment {
  name: string;
  type: string;
  bytes: Buffer;
  /** Content id of a picture that the HTML shows as `cid:<cid>`. */
  cid?: string;
}
/** One e-mail ready to send. */
export interface Message {
  /** Every attempt sends the same id. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Address for replies, if not `from`. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** Headers in addition to those of every mail. */
  headers?: Readonly<Record<string, string>>;
}
/**
 * `not-sent`: the server certainly does not have it; retry later. `refused`: the server will never accept it. `unclear`: the
 * connection broke while the content was sent, so the server may have it. `problem` contains codes, and no address or content
 * of the mail.
 */
export type SendOutcome =
  | { kind: 'sent'; /** Content stored in the database. */ stored?: string }
  | { kind: 'not-sent' | 'refused' | 'unclear'; problem: string };

export interface MailTransport {
  /** Never throws; ends after a minute at most. `mailId` is the row's. */
  send(message: Message, mailId: string): Promise<SendOutcome>;
}
