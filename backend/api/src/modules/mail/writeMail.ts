import type { BrandFile } from '@tiquete/contracts';
import * as z from 'zod';
import type { PublicOrigin } from '../../lib/server/publicOrigin';
import type { TextCipher } from '../../lib/privacy/textCipher';
import { sealContext } from './createMail';
import { accountEmail } from './emails/accountEmail';
import { alertEmail, isAlertTemplate } from './emails/alertEmail';
import type { Written } from './emails/written';
import { toHtml } from './look/toHtml';
import { toText } from './look/toText';
import type { MailRow } from './mailRow';
import type { Message } from './transports/ports';
import type { WriteBookingEmail } from './writeBookingEmail';

export interface WriterDeps {
  cipher: TextCipher;
  clock: () => Date;
  brand(id: string): Promise<BrandFile>;
  originOf: PublicOrigin;
  /** The brand's logo as a picture that every inbox can show; null when it has none. */
  logo(brand: BrandFile): Promise<Buffer | null>;
  writeBookingEmail: WriteBookingEmail;
}
const sealedSchema = z.object({
  to: z.string(),
  data: z.looseObject({ name: z.string().default('') }),
});

/** A row → the e-mail as of now; null when it is outdated. @throws Error when it cannot be written */
export const createMailWriter =
  ({ cipher, clock, brand: brandOf, originOf, logo, writeBookingEmail }: WriterDeps) =>
  async (mail: MailRow): Promise<Message | null> => {
    const brand = await brandOf(mail.brand);
    const origin = originOf(brand);
    const absolute = (path: string) => new URL(path, origin).href;
    const written =
      mail.booking_id === null
        ? aboutAddress(mail)
        : await writeBookingEmail({ ...mail, booking_id: mail.booking_id }, absolute);
    if (!written) return null;
    const picture = await logo(brand);
    const paper = { brand, origin, logo: picture && LOGO };
    return {
      messageId: `<${mail.id}@${brand.hosts[0]}>`,
      date: clock(),
      from: { name: brand.mail?.sender_name ?? brand.name, address: brand.email },
      to: written.to,
      subject: written.email.subject,
      html: toHtml(written.email, paper),
      text: toText(written.email, paper),
      ...(written.email.unsubscribe !== undefined && {
        headers: oneClickHeaders(written.email.unsubscribe),
      }),
      attachments: [
        ...(picture ? [{ name: 'logo.png', type: 'image/png', bytes: picture, cid: LOGO }] : []),
        ...written.attachments,
      ],
    };

    function aboutAddress({ id, sealed, template }: MailRow): Written {
      if (sealed === null) throw new Error('The words of this mail are gone.');
      const { to, data } = sealedSchema.parse(JSON.parse(cipher.open(sealed, sealContext(id))));
      return {
        email: isAlertTemplate(template)
          ? alertEmail(template, data, { brandName: brand.name, absolute })
          : accountEmail(template, data, { brandName: brand.name, absolute }),
        to: { name: data.name, address: to },
        attachments: [],
      };
    }
  };
const LOGO = 'logo';
/** RFC 8058: mail programs end these mails by a POST of their own. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
