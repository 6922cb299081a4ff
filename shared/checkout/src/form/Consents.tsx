import { useBrand } from '@tiquete/platform';
import { VisuallyHidden } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import type { BuyerValues } from './buyerValues';
import { FormCheckbox } from './fields';

/** Two consents, each by its own will and to the version of today: neither comes ticked. */
export function Consents() {
  const t = useCheckoutWords();
  const { terms, data } = useBrand().policy_versions;
  return (
    <div>
      <FormCheckbox<BuyerValues>
        name="terms"
        label={
          <Consent
            before={t('checkout.termsBefore')}
            link={t('checkout.termsLink')}
            href="/terms_and_conditions"
            version={terms}
          />
        }
      />
      <FormCheckbox<BuyerValues>
        name="dataPolicy"
        label={
          <Consent
            before={t('checkout.dataBefore')}
            link={t('checkout.dataLink')}
            href="/data_processing_policies"
            version={data}
          />
        }
      />
    </div>
  );
}
function Consent({
  before,
  link,
  href,
  version,
}: {
  before: string;
  link: string;
  href: string;
  version: string;
}) {
  const t = useCheckoutWords();
  return (
    <>
      {before}{' '}
      <a href={href} target="_blank" rel="noopener">
        {link}
        <VisuallyHidden>{t('checkout.newTab')}</VisuallyHidden>
      </a>{' '}
      {t('checkout.version', { version })}
    </>
  );
}
