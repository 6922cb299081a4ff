import type { BookingDetail } from '@tiquete/contracts';
import { isKeyOf, Link, useMessages } from '@tiquete/platform';
import { css, Section, type Theme } from '@tiquete/ui';
import { RefundStepper } from '../booking/RefundStepper';
import { es } from '../messages/es';
import { screenOnly } from './printStyles';

/** Every refund with its reason and its steps. */
export function Refunds({ refunds }: Pick<BookingDetail, 'refunds'>) {
  const t = useMessages('my-bookings');
  if (refunds.length === 0) return null;
  return (
    <div css={screenOnly}>
      <Section title={t('refund.title', { count: refunds.length })}>
        {refunds.map((refund, index) => (
          <div key={`${refund.owed_at} ${index}`} css={one}>
            <p>
              {t(
                `refund.reasons.${isKeyOf(es.refund.reasons, refund.reason) ? refund.reason : 'OTHER'}`,
              )}
            </p>
            <RefundStepper refund={refund} />
          </div>
        ))}
        <Link to="/payments_faq#devoluciones">{t('refund.more')}</Link>
      </Section>
    </div>
  );
}
const one = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  & + & {
    padding-top: ${theme.spacing(4)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
`;
