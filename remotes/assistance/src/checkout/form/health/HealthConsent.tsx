import { useCheckoutWords } from '@tiquete/checkout';
import { fact, FormCheckbox } from '@tiquete/checkout/form';
import { useBrand } from '@tiquete/platform';
import type { AssistanceValues } from '../formValues';

export interface HealthConsentProps {
  provider: string;
  /** A minor's condition is told. */
  isOfMinors: boolean;
}
/** For counsel: the words of the consent to sensitive data (Ley 1581 de 2012, art. 6 and 7), which stand in `messages/health.ts`. */
export function HealthConsent({ provider, isOfMinors }: HealthConsentProps) {
  const t = useCheckoutWords();
  const { legal_name: legal, policy_versions: versions } = useBrand();
  return (
    <div css={fact}>
      <h3>{t('checkout.health.title')}</h3>
      <p>{t('checkout.health.purpose', { provider })}</p>
      <p>{t('checkout.health.abroad', { provider })}</p>
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
