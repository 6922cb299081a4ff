export interface Attachment {
  name: string;
  type: string;
  bytes: Buffer;
  /** Set: a picture of the HTML, named there as `cid:<this>`. */
  cid?: string;
}
/** One e-mail, ready to go. */
export interface Message {
  /** Stable: the same at every attempt. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Where answers go, if not to `from`. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** Beside those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}
/**
 * `not-sent`: the server surely does not have it; retry later. `refused`: it will never take it. `unclear`: the connection broke
 * while the content was being sent, so it may have it. `problem` holds codes, no address and no content of the mail.
 */
export type SendOutcome =
  | { kind: 'sent'; /** What is kept of it, in the database. */ kept?: string }
  | { kind: 'not-sent' | 'refused' | 'unclear'; problem: string };

export interface MailTransport {
  /** Never throws; ends in a minute at the latest. `mailId` is the row's. */
  send(message: Message, mailId: string): Promise<SendOutcome>;
}
