import { useMessages } from '@tiquete/platform';
import { FormPhone, FormText, pair, quiet, step } from '@tiquete/checkout/form';
import { EMAIL_MAX } from '@tiquete/contracts/limits';
import type { AssistanceValues } from './formValues';

/** Contact that the assistance company calls when it cannot reach the travellers. */
export function EmergencySection() {
  const t = useMessages('assistance');
  return (
    <section aria-labelledby="checkout-emergency" css={step}>
      <div>
        <h2 id="checkout-emergency">{t('checkout.steps.emergency')}</h2>
        <p css={quiet}>{t('checkout.emergencyHint')}</p>
      </div>
      <div css={pair}>
        <FormText<AssistanceValues> name="emergency.name" autoComplete="off" maxLength={80} />
        <FormText<AssistanceValues>
          name="emergency.email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={EMAIL_MAX}
        />
      </div>
      <FormPhone<AssistanceValues> name="emergency.phone" />
    </section>
  );
}
