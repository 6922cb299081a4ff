import { SummaryFacts } from '@tiquete/checkout';
import { formatDayYear, useMessages } from '@tiquete/platform';
import { Badge, css, smallText, type Theme } from '@tiquete/ui';
import { EntryBadges } from '../../results/list/EntryBadges';
import { PersonPrices } from '../../results/list/PersonPrices';
import { SupplierPrice } from '../../results/list/SupplierPrice';
import { formatSum, ratesBy } from '../../model/sums';
import { EntryRuleNotices } from './EntryRuleNotices';
import { useSearchWords } from '../../search/useSearchWords';
import type { Offer } from '../../model/offer';

/** Name, insured sum, days and travellers of the plan. */
export function PlanSummary({ offer }: { offer: Offer }) {
  const t = useMessages('assistance');
  const words = useSearchWords();
  const { plan, search } = offer;
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
        <span css={smallText}>{t('plan.mainCoverage', { name: main.name })}</span>
      </p>
      <EntryBadges
        sum={plan.benefits.medical}
        rules={search.entry_rules}
        rates={ratesBy(search.exchange_rates)}
      />
      <EntryRuleNotices offer={offer} />
      <SummaryFacts
        facts={[
          { term: t('checkout.summary.from'), value: formatDayYear(search.checkin) },
          { term: t('checkout.summary.to'), value: formatDayYear(plan.coverage_to) },
        ]}
        length={words.days(plan.coverage_days)}
      />
      {plan.is_annual && (
        <p css={smallText}>
          {t('plan.annual', {
            until: formatDayYear(plan.coverage_to),
            count: plan.max_trip_days,
          })}
        </p>
      )}
      <PersonPrices people={plan.per_passenger} />
      {plan.supplier_price && (
        <div css={smallText}>
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
