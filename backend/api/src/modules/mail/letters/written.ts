import type { Attachment } from '../transports/ports';
import type { Letter } from './letter';

/** A letter with its envelope. */
export interface Written {
  letter: Letter;
  to: { name: string; address: string };
  attachments: readonly Attachment[];
}
