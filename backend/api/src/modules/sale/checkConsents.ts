import type { Brand, HotelPrebookingBody } from '@tiquete/contracts';
import { refuse } from '../../lib/refuse';
import { saleMessages as words } from './messages/es';

/** The accepted versions must be the current ones: of the brand's policies, and of the terms with `policyHash`. @throws AppError CONSENT_MISSING */
export function checkConsents(
  accepts: HotelPrebookingBody['accepts'],
  { policy_versions }: Pick<Brand, 'policy_versions'>,
  policyHash: string,
): void {
  if (accepts.terms_version !== policy_versions.terms)
    refuse('CONSENT_MISSING', '/accepts/terms_version');
  if (accepts.data_policy_version !== policy_versions.data)
    refuse('CONSENT_MISSING', '/accepts/data_policy_version');
  if (accepts.cancellation_policy_hash !== policyHash)
    refuse('CONSENT_MISSING', '/accepts/cancellation_policy_hash', words.otherPolicy);
}
