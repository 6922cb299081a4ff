import type { AssistancePlan } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge } from '@tiquete/ui';
import { EntryBadges, type EntryBadgesProps } from './EntryBadges';

export interface PlanBadgesProps extends Pick<EntryBadgesProps, 'rules' | 'rates'> {
  plan: AssistancePlan;
}
/** Entry rules that the plan meets or not, its category and its promotion. A closed row shows only the rules that it misses. */
export function PlanBadges({ plan, rules, rates }: PlanBadgesProps) {
  const t = useMessages('assistance');
  return (
    <EntryBadges sum={plan.benefits.medical} rules={rules} rates={rates}>
      <li data-detail>
        <Badge>{t(`plan.categories.${plan.category}`)}</Badge>
      </li>
      {plan.promotion && (
        <li data-detail>
          <Badge tone="success">{plan.promotion.name}</Badge>
        </li>
      )}
    </EntryBadges>
  );
}
