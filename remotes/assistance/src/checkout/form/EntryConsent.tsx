import { fact, FormCheckbox } from '@tiquete/checkout/form';
import { useMessages } from '@tiquete/platform';
import { EntryRuleNotices } from '../summary/EntryRuleNotices';
import { unmetRulesOf, type Offer } from '../../model/offer';
import type { AssistanceValues } from './formValues';

/** Consent to a plan that does not meet an entry rule of the destination. Renders nothing for any other plan. */
export function EntryConsent({ offer }: { offer: Offer }) {
  const t = useMessages('assistance');
  if (unmetRulesOf(offer).length === 0) return null;
  return (
    <div css={fact}>
      <h3>{t('rules.title')}</h3>
      <EntryRuleNotices offer={offer} />
      <FormCheckbox<AssistanceValues> name="entryAccepted" label={t('rules.accept')} />
    </div>
  );
}
