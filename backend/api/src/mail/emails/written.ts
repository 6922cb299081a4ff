import type { Attachment } from '../transports/ports';
import type { Email } from './email';

/** An e-mail with its envelope. */
export interface Written {
  email: Email;
  to: { name: string; address: string };
  attachments: readonly Attachment[];
}
