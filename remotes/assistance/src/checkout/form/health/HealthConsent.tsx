import { fact, FormCheckbox } from '@tiquete/checkout/form';
import type { AssistanceSearchResponse } from '@tiquete/contracts';
import { useBrand, useMessages } from '@tiquete/platform';
import { useSearchWords } from '../../../search/useSearchWords';
import type { AssistanceValues } from '../formValues';

/** Days for which the health answers are stored. */
export type HealthRetention = AssistanceSearchResponse['data']['health_kept'];
export interface HealthConsentProps {
  provider: string;
  retention: HealthRetention;
  /** True if the answers are about a minor. */
  isOfMinors: boolean;
}
/**
 * Consent to the use of sensitive data (Ley 1581 de 2012, art. 6 and 7). Counsel reviews its text in `messages/health.ts`.
 */
export function HealthConsent({ provider, retention, isOfMinors }: HealthConsentProps) {
  const t = useMessages('assistance');
  const words = useSearchWords();
  const { legal_name: legal, policy_versions: versions } = useBrand();
  return (
    <div css={fact}>
      <h3>{t('checkout.health.title')}</h3>
      <p>{t('checkout.health.purpose', { provider })}</p>
      <p>
        {t('checkout.health.abroad', {
          provider,
          retention: words.days(retention.after_cover),
          unsold: words.days(retention.unsold),
        })}
      </p>
      <p>{t('checkout.health.free')}</p>
      <FormCheckbox<AssistanceValues>
        name="healthConsent"
        label={t('checkout.health.consent', { legal, provider, version: versions.data })}
      />
      {isOfMinors && (
        <FormCheckbox<AssistanceValues>
          name="guardianConsent"
          label={t('checkout.health.guardian')}
        />
      )}
    </div>
  );
}
