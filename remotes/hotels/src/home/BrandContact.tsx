import { useBrand, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** The brand's phones and WhatsApp as links. */
export function BrandContact() {
  const t = useMessages('hotels');
  const { phones, whatsapp } = useBrand();
  return (
    <p css={links}>
      {phones.map(({ label, number }) => (
        <a key={number} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
          {t('home.call', { label, number })}
        </a>
      ))}
      {whatsapp && <a href={`https://wa.me/${whatsapp}`}>{t('home.whatsapp')}</a>}
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
