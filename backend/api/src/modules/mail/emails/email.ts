/** The content of an e-mail, without its layout: plain text throughout, escaped where it becomes HTML. */
export interface Email {
  subject: string;
  /** What an inbox shows after the subject. */
  preheader: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  title: string;
  blocks: readonly Block[];
}
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; title?: string; rows: readonly Fact[] }
  /** `url` is absolute, on the brand's own host. */
  | { kind: 'action'; label: string; url: string }
  | { kind: 'note'; text: string };
/** Label and value. */
export type Fact = readonly [string, string];
