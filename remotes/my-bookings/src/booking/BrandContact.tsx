import { useBrand, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** The brand's phones and WhatsApp as links. */
export function BrandContact() {
  const t = useMessages('my-bookings');
  const { phones, whatsapp } = useBrand();
  return (
    <p css={links}>
      {whatsapp && <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener noreferrer">{t('contact.whatsapp')}</a>}
      {phones.map(({ label, number }) => (
        <a key={number} href={`tel:${number.replace(/[^+\d]/g, '')}`}>{t('contact.call', { label, number })}</a>
      ))}
    </p>
  );
}
const links = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.spacing(5)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
