import type { AssistancePlan } from '@tiquete/contracts';
import { formatDayYear, formatMoney, useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { formatSum } from '../../model/sums';
import { PersonPrices } from './PersonPrices';
import { PLAN_TABLE_FROM, ROWS } from './planTable';
import { SupplierPrice } from './SupplierPrice';

export interface PlanDetailProps {
  plan: AssistancePlan;
  onOpen: (plan: AssistancePlan) => void;
}
/** Facts of an open plan that have no column, and the button of its coverages. */
export function PlanDetail({ plan, onOpen }: PlanDetailProps) {
  const t = useMessages('assistance');
  const { name, deductible, upgrades } = plan;
  return (
    <div css={parts}>
      <div>
        <p>
          {deductible
            ? t('plan.deductible', { sum: formatSum(deductible) })
            : t('plan.noDeductible')}
          {plan.is_annual &&
            ` ${t('plan.annual', { until: formatDayYear(plan.coverage_to), count: plan.max_trip_days })}`}
        </p>
        {upgrades.length > 0 && (
          <p>
            {t('plan.upgradesFrom', {
              amount: formatMoney(Math.min(...upgrades.map(({ price }) => price))),
            })}
          </p>
        )}
      </div>
      <div>
        <PersonPrices people={plan.per_passenger} />
        {plan.supplier_price && <SupplierPrice price={plan.supplier_price} />}
      </div>
      <Button
        variant="secondary"
        size="s"
        fullWidth
        aria-label={t('plan.seeNamed', { name })}
        onClick={() => onOpen(plan)}
      >
        {t('plan.see')}
      </Button>
    </div>
  );
}
const parts = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  gap: ${theme.spacing(2)} ${theme.spacing(6)};
  color: ${theme.vars.palette.text.secondary};
  ${ROWS} {
    padding-block: ${theme.spacing(3)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  ${theme.up(PLAN_TABLE_FROM)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 180px;
    align-items: start;
    margin-inline: ${theme.spacing(5)};
    padding-block: ${theme.spacing(4)} ${theme.spacing(5)};
    border-top: 1px solid ${theme.vars.palette.divider};
    ul {
      padding-top: 0;
    }
  }
`;
