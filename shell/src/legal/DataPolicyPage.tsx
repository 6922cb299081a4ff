import { useBrand } from '@tiquete/platform';
import { dataPolicyText } from '../messages/legal/dataPolicy';
import { LegalDocument } from './LegalDocument';

export function DataPolicyPage() {
  const brand = useBrand();
  return <LegalDocument text={dataPolicyText(brand)} version={brand.policy_versions.data} />;
}
