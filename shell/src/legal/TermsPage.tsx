import { useBrand } from '@tiquete/platform';
import { termsText } from '../messages/legal/terms';
import { LegalDocument } from './LegalDocument';

export function TermsPage() {
  const brand = useBrand();
  return <LegalDocument text={termsText(brand)} version={brand.policy_versions.terms} />;
}
