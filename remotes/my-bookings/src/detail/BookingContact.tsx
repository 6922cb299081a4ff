import type { BookingDetail } from '@tiquete/contracts';
import { useBrand, useMessages } from '@tiquete/platform';
import { ContactLinks, css, Section, type Theme } from '@tiquete/ui';
import { screenOnly } from './printStyles';

export function BookingContact({
  contact: { name, company, email, phone },
}: Pick<BookingDetail, 'contact'>) {
  const t = useMessages('my-bookings');
  const brand = useBrand();
  return (
    <Section title={t('contact.title')}>
      <dl css={facts}>
        {company !== undefined && (
          <>
            <dt>{t('contact.company')}</dt>
            <dd>{company}</dd>
          </>
        )}
        <dt>{t('contact.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('contact.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('contact.phone')}</dt>
        <dd>{phone}</dd>
      </dl>
      <div css={screenOnly}>
        <h3>{t('contact.help')}</h3>
        <ContactLinks contact={brand} />
      </div>
    </Section>
  );
}
const facts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  dt {
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
