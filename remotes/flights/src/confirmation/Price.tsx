import { PriceLines, todayLines, TotalLine } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import type { Translate } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** What the total is made of: fare, taxes by name, our fee, seats and bags. */
export function Price({
  booking: { price_breakdown: breakdown, optionals, optionals_total, total },
  t,
}: {
  booking: BookingDetail;
  t: Translate;
}) {
  return (
    <section css={price}>
      <h2>{t('price')}</h2>
      <PriceLines
        lines={[
          { name: t('base'), amount: breakdown.base },
          ...todayLines(breakdown),
          ...optionals,
        ]}
      />
      <TotalLine label={t('total')} amount={total + optionals_total} />
    </section>
  );
}
const price = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
