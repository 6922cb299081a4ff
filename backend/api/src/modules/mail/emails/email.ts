/** The content of an e-mail, without its layout: plain text throughout, escaped where it becomes HTML. */
export interface Email {
  subject: string;
  /** What an inbox shows after the subject. */
  preheader: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  title: string;
  blocks: readonly Block[];
  /** Why it is written, at its foot; a booking's or an account's by default. */
  reason?: string;
  /** Absolute; a POST to it ends these mails at once (RFC 8058). */
  unsubscribe?: string;
}
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; title?: string; rows: readonly Fact[] }
  /** `url` is absolute, on the brand's own host. */
  | { kind: 'action'; label: string; url: string }
  /** Quieter than an action. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'note'; text: string };
/** Label and value. */
export type Fact = readonly [string, string];
