import type { AssistancePlan } from '@tiquete/contracts';
import type { Rates } from '@tiquete/domain/searches/assistance';
import { useLazyMessages } from '@tiquete/platform';
import { CompareBar, type Comparison } from '@tiquete/search';
import { LinkButton } from '@tiquete/ui';
import { comparison as words } from '../../messages/comparison';
import { planKey } from '../../state/assistanceSearch';
import { planRows } from './planRows';

export interface PlanComparisonProps {
  comparison: Comparison<AssistancePlan>;
  rates: Rates;
  toCheckout: (plan: AssistancePlan) => string;
}
export function PlanComparison({ comparison, rates, toCheckout }: PlanComparisonProps) {
  const t = useLazyMessages('assistance', { comparison: words });
  return (
    <CompareBar
      comparison={comparison}
      keyOf={planKey}
      nameOf={({ name }) => name}
      headOf={({ name }) => name}
      rows={planRows(t, comparison.chosen, rates)}
      actionOf={(plan) => (
        <LinkButton
          to={toCheckout(plan)}
          size="s"
          aria-label={t('plan.chooseNamed', { name: plan.name })}
        >
          {t('plan.choose')}
        </LinkButton>
      )}
    />
  );
}
