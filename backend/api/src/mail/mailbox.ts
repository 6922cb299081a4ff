import * as z from 'zod';
import type { TextCipher } from '../lib/privacy/textCipher';
import { sealContext } from './createMail';
import type { MailTransport } from './ports';

const storedSchema = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type StoredContent = z.infer<typeof storedSchema>;

/** Without SMTP, the e-mail is stored encrypted in its row, for the development page. */
export const createMailbox = (cipher: TextCipher): MailTransport => ({
  async send({ from, to, subject, html, text, attachments }, mailId) {
    // Browsers do not support `cid:`, so the pictures are embedded in the page.
    const shown = attachments.reduce(
      (page, { cid, type, bytes }) =>
        cid === undefined
          ? page
          : page.replaceAll(`cid:${cid}`, `data:${type};base64,${bytes.toString('base64')}`),
      html,
    );
    // Links open outside the frame that shows the mail.
    const framed = shown.replace('<head>', '<head>\n<base target="_blank">');
    const files = attachments.filter(({ cid }) => cid === undefined).map(({ name }) => name);
    const content: StoredContent = {
      from: `${from.name} <${from.address}>`,
      to: to.address,
      subject,
      html: framed,
      text: files.length > 0 ? `${text}\n\n[${files.join(', ')}]` : text,
    };
    return { kind: 'sent', stored: cipher.seal(JSON.stringify(content), sealContext(mailId)) };
  },
});

/** @throws Error when its encryption key is missing */
export const openStored = (cipher: TextCipher, mailId: string, sealed: string): StoredContent =>
  storedSchema.parse(JSON.parse(cipher.open(sealed, sealContext(mailId))));
