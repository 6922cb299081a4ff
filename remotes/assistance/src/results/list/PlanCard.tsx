import { memo, useId, useState } from 'react';
import type { AssistancePlan, EntryRule } from '@tiquete/contracts';
import type { Rates } from '@tiquete/domain/searches/assistance';
import { formatDayYear, formatMoney, useMessages } from '@tiquete/platform';
import { CompareToggle, type Comparison } from '@tiquete/search';
import { Badge, Button, css, LinkButton, Price, type Theme } from '@tiquete/ui';
import { formatSum } from '../../model/sums';
import { EntryBadges } from './EntryBadges';
import { PersonPrices } from './PersonPrices';
import { PlanCover } from './PlanCover';
import { PLAN_GRID_FROM, planGrid } from './planGrid';
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
/**
 * A plan: the sum, the price, and covers and exclusions in the same style. On a phone it is a row that opens: cover and further
 * facts are below it.
 */
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
  const [isOpen, setOpen] = useState(false);
  const { name, promotion, main_coverage: main, deductible } = plan;
  return (
    <article aria-labelledby={titleId} data-open={isOpen || undefined} css={[planGrid, row]}>
      <div>
        <p css={sum}>
          <strong>{formatSum(main)}</strong>
          <span>{t('plan.mainCoverage', { name: main.name })}</span>
        </p>
        <div css={heading}>
          <h2 id={titleId}>{name}</h2>
          {highlight && <Badge tone="primary">{highlight}</Badge>}
          <span data-detail>
            <Badge>{t(`plan.categories.${plan.category}`)}</Badge>
          </span>
          {promotion && (
            <span data-detail>
              <Badge tone="success">{promotion.name}</Badge>
            </span>
          )}
        </div>
        <EntryBadges sum={plan.benefits.medical} rules={rules} rates={rates} />
      </div>
      <div css={quiet}>
        <Price
          amount={plan.total}
          before={plan.total_original ?? undefined}
          label={t('plan.forAll', {
            count: plan.per_passenger.length,
            days: t('search.days', { count: plan.coverage_days }),
          })}
        />
      </div>
      <div css={choice}>
        <div css={onPhone}>
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'plan.lessNamed' : 'plan.moreNamed', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'plan.less' : 'plan.more')}
          </Button>
        </div>
        <LinkButton to={checkoutUrl} aria-label={t('plan.chooseNamed', { name })} size="s">
          {t('plan.choose')}
        </LinkButton>
      </div>
      <div>
        <PlanCover plan={plan} />
        <p css={quiet}>
          {deductible
            ? t('plan.deductible', { sum: formatSum(deductible) })
            : t('plan.noDeductible')}
          {plan.is_annual &&
            ` ${t('plan.annual', { until: formatDayYear(plan.coverage_to), count: plan.max_trip_days })}`}
        </p>
        <CompareToggle item={plan} name={name} comparison={comparison} />
      </div>
      <div css={quiet}>
        <Button
          variant="secondary"
          size="s"
          fullWidth
          aria-label={t('plan.seeNamed', { name })}
          onClick={() => onOpen(plan)}
        >
          {t('plan.see')}
        </Button>
        <PersonPrices people={plan.per_passenger} />
        {plan.supplier_price && <SupplierPrice price={plan.supplier_price} />}
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
/** A closed row shows only what tells the plans apart. */
const row = (theme: Theme) => css`
  @media (width < ${PLAN_GRID_FROM}px) {
    &:not([data-open]) {
      > :nth-child(n + 4),
      [data-detail],
      [data-met],
      ul:not(:has(> li:not([data-met]))) {
        display: none;
      }
    }
    > :first-child {
      gap: ${theme.spacing(1)};
    }
  }
`;
const onPhone = (theme: Theme) => css`
  margin-inline-start: ${theme.spacing(-4)};
  ${theme.up(PLAN_GRID_FROM)} {
    display: none;
  }
`;
/** The buttons of a row are on one line across it. */
const choice = css`
  @media (width < ${PLAN_GRID_FROM}px) {
    && {
      display: flex;
      align-items: center;
      justify-content: space-between;
      grid-column: 1 / -1;
    }
  }
`;
const sum = (theme: Theme) => css`
  display: grid;
  strong {
    ${theme.type.h2}
  }
  span {
    color: ${theme.vars.palette.text.secondary};
  }
  ${theme.up(PLAN_GRID_FROM)} {
    strong {
      ${theme.type.h1}
    }
  }
  @media (width < ${PLAN_GRID_FROM}px) {
    ${theme.type.small}
    article:not([data-open]) & > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
const heading = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.spacing(1)} ${theme.spacing(2)};
  h2 {
    ${theme.type.h3}
  }
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
  strong {
    color: ${theme.vars.palette.text.primary};
  }
`;
