import { useMessages } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';
import { unmetRulesOf, type Offer } from '../../model/offer';
import { formatSum } from '../../model/sums';

/** A warning for each entry rule of the destination that the plan does not meet. */
export function EntryRuleNotices({ offer }: { offer: Offer }) {
  const t = useMessages('assistance');
  const sum = formatSum(offer.plan.benefits.medical);
  return unmetRulesOf(offer).map(({ code, title, minimum }) => (
    <Notice
      key={code}
      kind="warning"
      text={t('rules.notMetText', { title, sum, minimum: minimum ? formatSum(minimum) : '' })}
    />
  ));
}
