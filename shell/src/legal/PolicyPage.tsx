import { useBrand } from '@tiquete/platform';
import type { Policy } from '@tiquete/contracts';
import { LegalDocument } from './LegalDocument';
import type { LegalText } from '../messages/legal/legalText';
import { OwnPolicy } from './OwnPolicy';

/** A legal page with versions: the brand's own text, or the platform's with the brand's identity. */
export function PolicyPage({ policy, standard }: { policy: Policy; standard: LegalText }) {
  const { own_policies, policy_versions } = useBrand();
  return own_policies?.includes(policy) ? (
    <OwnPolicy policy={policy} standard={standard} />
  ) : (
    <LegalDocument text={standard} version={policy_versions[policy]} />
  );
}
