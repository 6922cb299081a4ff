import { useBrand } from '@tiquete/platform';
import { Checkbox, VisuallyHidden } from '@tiquete/ui';
import type { BoundField } from './boundField';
import { useFieldWords } from './useFieldWords';

export interface ConsentFieldsProps {
  terms: Omit<BoundField<boolean>, 'label'>;
  dataPolicy: Omit<BoundField<boolean>, 'label'>;
}
/** Two separate consents, each to the current version of its text. Neither is preselected. */
export function ConsentFields({ terms, dataPolicy }: ConsentFieldsProps) {
  const t = useFieldWords();
  const versions = useBrand().policy_versions;
  return (
    <div>
      <Consent
        field={terms}
        before={t('termsBefore')}
        link={t('termsLink')}
        href="/terms_and_conditions"
        version={versions.terms}
      />
      <Consent
        field={dataPolicy}
        before={t('dataBefore')}
        link={t('dataLink')}
        href="/data_processing_policies"
        version={versions.data}
      />
    </div>
  );
}
interface ConsentProps {
  field: ConsentFieldsProps['terms'];
  before: string;
  link: string;
  href: string;
  version: string;
}
function Consent({ field, before, link, href, version }: ConsentProps) {
  const t = useFieldWords();
  const { name, value, onChange, onBlur, error, inputRef } = field;
  const label = (
    <>
      {before}{' '}
      <a href={href} target="_blank" rel="noopener">
        {link}
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </a>{' '}
      {t('version', { version })}
    </>
  );
  return (
    <Checkbox
      name={name}
      label={label}
      checked={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      ref={inputRef}
    />
  );
}
