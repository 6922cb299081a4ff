import { useBrand } from '@tiquete/platform';
import { VisuallyHidden } from '@tiquete/ui';
import { FormCheckbox } from '../form/fields';
import { useAccess } from '../useAccess';

/** Two consents, each by its own will and to the version of today: neither comes ticked. */
export function Consents() {
  const t = useAccess();
  const { terms, data } = useBrand().policy_versions;
  return (
    <div>
      <FormCheckbox
        name="terms"
        label={
          <Consent
            before={t('consent.termsBefore')}
            link={t('consent.terms')}
            href="/terms_and_conditions"
            version={terms}
          />
        }
      />
      <FormCheckbox
        name="dataPolicy"
        label={
          <Consent
            before={t('consent.dataBefore')}
            link={t('consent.data')}
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
  const t = useAccess();
  return (
    <>
      {before}{' '}
      <a href={href} target="_blank" rel="noopener">
        {link}
        <VisuallyHidden>{t('consent.newTab')}</VisuallyHidden>
      </a>{' '}
      {t('consent.version', { version })}
    </>
  );
}
