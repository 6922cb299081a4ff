import { useCheckoutWords } from '@tiquete/checkout';
import { formatDayYear } from '@tiquete/platform';
import { Badge, css, type Theme } from '@tiquete/ui';
import { EntryBadges } from '../../results/list/EntryBadges';
import { PersonPrices } from '../../results/list/PersonPrices';
import { SupplierPrice } from '../../results/list/SupplierPrice';
import { formatSum, ratesBy } from '../../rules/sums';
import { useSearchWords } from '../../search/useSearchWords';
import type { Offer } from '../offer/offerState';

/** The plan, its sum, its days and its people. */
export function PlanSummary({ offer: { plan, search } }: { offer: Offer }) {
  const t = useCheckoutWords();
  const words = useSearchWords();
  const { main_coverage: main } = plan;
  return (
    <div css={summary}>
      <div>
        <h3>
          {plan.name} <Badge>{t(`plan.categories.${plan.category}`)}</Badge>
        </h3>
        <p>{search.destination_name}</p>
      </div>
      <p>
        <strong>{formatSum(main)}</strong>
        <span css={quiet}>{t('plan.mainCoverage', { name: main.name })}</span>
      </p>
      <EntryBadges
        sum={plan.benefits.medical}
        rules={search.entry_rules}
        rates={ratesBy(search.exchange_rates)}
      />
      <dl css={days}>
        <div>
          <dt>{t('checkout.summary.from')}</dt>
          <dd>{formatDayYear(search.checkin)}</dd>
        </div>
        <div>
          <dt>{t('checkout.summary.to')}</dt>
          <dd>{formatDayYear(plan.coverage_to)}</dd>
        </div>
        <div>
          <dt>{words.days(plan.coverage_days)}</dt>
        </div>
      </dl>
      {plan.is_annual && (
        <p css={quiet}>
          {t('plan.annual', {
            until: formatDayYear(plan.coverage_to),
            days: plan.max_trip_days,
          })}
        </p>
      )}
      <PersonPrices people={plan.per_passenger} />
      {plan.supplier_price && (
        <div css={quiet}>
          <SupplierPrice price={plan.supplier_price} />
        </div>
      )}
    </div>
  );
}
const summary = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(2)};
  }
  strong {
    ${theme.type.h2}
    display: block;
  }
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
const days = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.spacing(2)} ${theme.spacing(4)};
  padding-block: ${theme.spacing(3)};
  border-block: 1px solid ${theme.vars.palette.divider};
  > div:last-of-type {
    grid-column: 1 / -1;
  }
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    font-weight: 650;
  }
`;
