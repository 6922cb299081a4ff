import { css } from '@emotion/react';
import { phoneHref } from '@tiquete/domain';
import { words } from '../messages/es';
import { theme } from '../theme/theme';
import type { Contact } from './ErrorState';

/** Links to the brand's WhatsApp, phones and e-mail. */
export function ContactLinks({ contact: { whatsapp, phones = [] } }: { contact: Contact }) {
  return (
    <p css={links}>
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener noreferrer">
          {words.writeOnWhatsapp}
        </a>
      )}
      {phones.map(({ label, number }) => (
        <a key={number} href={phoneHref(number)}>
          {words.call(label, number)}
        </a>
      ))}
    </p>
  );
}
const links = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.spacing(5)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
