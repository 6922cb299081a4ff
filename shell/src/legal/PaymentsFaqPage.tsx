import { useBrand } from '@tiquete/platform';
import { paymentsFaqText } from '../messages/legal/paymentsFaq';
import { LegalDocument } from './LegalDocument';

export function PaymentsFaqPage() {
  const brand = useBrand();
  return <LegalDocument text={paymentsFaqText(brand)} version={brand.policy_versions.terms} />;
}
