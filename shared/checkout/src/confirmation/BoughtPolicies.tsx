import type { BookingDetail } from '@tiquete/contracts';
import { useLazyMessages } from '@tiquete/platform';
import { css, DownloadIcon, LinkButton, type Theme } from '@tiquete/ui';
import { BookingFact, BookingFacts } from '../booking/BookingFacts';
import { extraPolicyPath } from '../booking/help/extraPolicy';
import { SoldHelp } from '../booking/help/SoldHelp';
import { help as words } from '../messages/help';
import { section } from './confirmationStyles';

/** Issued policies that were bought with the booking: number, document and emergency numbers. */
export function BoughtPolicies({
  booking: { id, optionals },
}: {
  booking: Pick<BookingDetail, 'id' | 'optionals'>;
}) {
  const t = useLazyMessages('checkout-help', words);
  return optionals.map((extra) => {
    const path = extraPolicyPath(id, extra);
    return path ? (
      <section key={extra.id} css={section}>
        <h2>{t('title')}</h2>
        <BookingFacts>
          {extra.locator && <BookingFact term={t('number')}>{extra.locator}</BookingFact>}
          <BookingFact term={extra.name}>{extra.operator_name}</BookingFact>
        </BookingFacts>
        <div css={screenOnly}>
          <LinkButton variant="secondary" href={path} download>
            <DownloadIcon size={18} aria-hidden />
            {t('policy')}
          </LinkButton>
        </div>
        {extra.help && <SoldHelp help={extra.help} />}
      </section>
    ) : null;
  });
}
const screenOnly = (theme: Theme) => css`
  margin-block: ${theme.spacing(1)};
  @media print {
    display: none;
  }
`;
