import { memo, useId } from 'react';
import type { AssistancePlan, EntryRule } from '@tiquete/contracts';
import type { Rates } from '@tiquete/domain/searches/assistance';
import { formatDayYear, formatMoney, useMessages } from '@tiquete/platform';
import { CompareToggle, type Comparison } from '@tiquete/search';
import { Badge, Button, css, LinkButton, Price, type Theme } from '@tiquete/ui';
import { formatSum } from '../../model/sums';
import { EntryBadges } from './EntryBadges';
import { PersonPrices } from './PersonPrices';
import { PlanCover } from './PlanCover';
import { planGrid } from './planGrid';
import { SupplierPrice } from './SupplierPrice';

export interface PlanCardProps {
  plan: AssistancePlan;
  /** Entry rules of the destination. */
  rules: readonly EntryRule[];
  rates: Rates;
  /** The brand's text for the plan that it highlights. */
  highlight?: string;
  checkoutUrl: string;
  comparison: Comparison<AssistancePlan>;
  onOpen: (plan: AssistancePlan) => void;
}
/** Card of a plan: the sum, covers and exclusions in the same style, the provider and the price. */
export const PlanCard = memo(function PlanCard({
  plan,
  rules,
  rates,
  highlight,
  checkoutUrl,
  comparison,
  onOpen,
}: PlanCardProps) {
  const t = useMessages('assistance');
  const titleId = useId();
  const { name, provider, promotion, main_coverage: main, deductible } = plan;
  return (
    <article aria-labelledby={titleId} css={planGrid}>
      <div>
        <p css={sum}>
          <strong>{formatSum(main)}</strong>
          <span>{t('plan.mainCoverage', { name: main.name })}</span>
        </p>
        <div css={heading}>
          <h2 id={titleId}>{name}</h2>
          {highlight && <Badge tone="primary">{highlight}</Badge>}
          <Badge>{t(`plan.categories.${plan.category}`)}</Badge>
          {promotion && <Badge tone="success">{promotion.name}</Badge>}
        </div>
        <EntryBadges sum={plan.benefits.medical} rules={rules} rates={rates} />
        <PlanCover plan={plan} />
        <p css={quiet}>
          {deductible
            ? t('plan.deductible', { sum: formatSum(deductible) })
            : t('plan.noDeductible')}
          {plan.is_annual &&
            ` ${t('plan.annual', { until: formatDayYear(plan.coverage_to), count: plan.max_trip_days })}`}
        </p>
        <p css={quiet}>
          {t('plan.provider', { name: provider.name })}{' '}
          {provider.insurer
            ? t('plan.insurer', { insurer: provider.insurer })
            : t('plan.noInsurer')}
        </p>
        <CompareToggle item={plan} name={name} comparison={comparison} />
      </div>
      <div css={price}>
        <Price
          amount={plan.total}
          before={plan.total_original ?? undefined}
          label={t('plan.forAll', {
            count: plan.per_passenger.length,
            days: t('search.days', { count: plan.coverage_days }),
          })}
          size="l"
        />
        <PersonPrices people={plan.per_passenger} />
        {plan.supplier_price && <SupplierPrice price={plan.supplier_price} />}
        <div css={actions}>
          <LinkButton to={checkoutUrl} aria-label={t('plan.chooseNamed', { name })} fullWidth>
            {t('plan.choose')}
          </LinkButton>
          <Button
            variant="secondary"
            fullWidth
            aria-label={t('plan.seeNamed', { name })}
            onClick={() => onOpen(plan)}
          >
            {t('plan.see')}
          </Button>
        </div>
        {plan.upgrades.length > 0 && (
          <p>
            {t('plan.upgradesFrom', {
              amount: formatMoney(Math.min(...plan.upgrades.map((upgrade) => upgrade.price))),
            })}
          </p>
        )}
      </div>
    </article>
  );
});
/** Side by side on a phone too, to save height. */
const actions = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.spacing(2)};
  ${theme.up(720)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const sum = (theme: Theme) => css`
  display: grid;
  strong {
    ${theme.type.h1}
  }
  span {
    color: ${theme.vars.palette.text.secondary};
  }
`;
const heading = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.spacing(2)};
  h2 {
    ${theme.type.h3}
  }
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
const price = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
  strong {
    color: ${theme.vars.palette.text.primary};
  }
`;
