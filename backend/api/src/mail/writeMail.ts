import type { BrandFile } from '@tiquete/contracts';
import * as z from 'zod';
import type { PublicOrigin } from '../http/host';
import type { TextCipher } from '../lib/privacy/textCipher';
import { senderDomain } from '../lib/senderDomain';
import { sealContext } from './createMail';
import { accountEmail, alertEmail, isAlertTemplate } from './accountEmail';
import type { Written } from './layout/email';
import { toHtml } from './layout/toHtml';
import { toText } from './layout/toText';
import type { MailRow } from './mailRow';
import type { Message } from './ports';
import type { WriteBookingEmail } from './writeBookingEmail';

export interface WriterDeps {
  cipher: TextCipher;
  clock: () => Date;
  brand(id: string): Promise<BrandFile>;
  originOf: PublicOrigin;
  /** The brand's logo as a picture for every inbox; null when it has none. */
  logo(brand: BrandFile): Promise<Buffer | null>;
  /** Sender address of the platform, for brands without a verified domain. */
  platformSender: string;
  isVerifiedSender(brand: BrandFile): Promise<boolean>;
  writeBookingEmail: WriteBookingEmail;
}
const sealedSchema = z.object({
  to: z.string(),
  data: z.looseObject({ name: z.string().default('') }),
});

/** Writes the current e-mail of a row; null when it is outdated. @throws Error when it cannot be written */
export const createMailWriter =
  (deps: WriterDeps) =>
  async (mail: MailRow): Promise<Message | null> => {
    const { cipher, clock, brand: brandOf, originOf, logo, writeBookingEmail } = deps;
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
      ...(await senderOf(brand, deps)),
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
/** Sender of a brand's mails: its own address while its domain is verified, else the platform's with replies to the brand. */
async function senderOf(
  brand: BrandFile,
  { platformSender, isVerifiedSender }: Pick<WriterDeps, 'platformSender' | 'isVerifiedSender'>,
): Promise<Pick<Message, 'from' | 'replyTo'>> {
  const name = plainName(brand.mail?.sender_name ?? brand.name);
  if (await isVerifiedSender(brand)) return { from: { name, address: brand.email } };
  const hasAddress = senderDomain(brand.email) !== null;
  return {
    from: { name, address: platformSender },
    ...(hasAddress && { replyTo: brand.email }),
  };
}
/** Removes characters that an inbox could read as an address. */
const plainName = (name: string): string => name.replace(/[<>"@]+/g, ' ').trim();
const LOGO = 'logo';
/** RFC 8058: mail programs end these mails by a POST. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
