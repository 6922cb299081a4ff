import type { Attachment } from '../ports';

/** Content of an e-mail without its layout. All plain text, escaped when it becomes HTML. */
export interface Email {
  subject: string;
  /** Preview text that an inbox shows after the subject. */
  preheader: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  title: string;
  blocks: readonly Block[];
  /** Reason for the mail, in its footer; by default a booking or an account. */
  reason?: string;
  /** Absolute address; a POST to it ends these mails at once (RFC 8058). */
  unsubscribe?: string;
}
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; title?: string; rows: readonly Fact[] }
  /** `url` is absolute, on the brand's own host. */
  | { kind: 'action'; label: string; url: string }
  /** Less prominent than an action. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'note'; text: string };
/** Label and value. */
export type Fact = readonly [string, string];

/** An e-mail with its envelope. */
export interface Written {
  email: Email;
  to: { name: string; address: string };
  attachments: readonly Attachment[];
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const note = (words: string): Block => ({ kind: 'note', text: words });
