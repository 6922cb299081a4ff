import type { Brand } from '@tiquete/contracts';
import { refuse } from '../../lib/refuse';
import type { Quote } from '../ports';
import { saleMessages as words } from '../messages/prebooking';

export interface AcceptingBody {
  in_simular: 0 | 1;
  accepts?: (Quote['consents'] & { duplicate?: boolean | undefined }) | undefined;
}

/**
 * Returns the versions that a buyer accepts. They must be the current ones: of the brand's policies, and of the terms with
 * `policyHash`. A dry run may omit them, because it stores none. @throws AppError MANDATORY_DATA_MISSING, CONSENT_MISSING
 */
export function readConsents(
  { in_simular, accepts }: AcceptingBody,
  { policy_versions }: Pick<Brand, 'policy_versions'>,
  policyHash: string,
): Quote['consents'] {
  const current = {
    terms_version: policy_versions.terms,
    data_policy_version: policy_versions.data,
    cancellation_policy_hash: policyHash,
  };
  if (!accepts && in_simular === 1) return current;
  if (!accepts) return refuse('MANDATORY_DATA_MISSING', '/accepts', words.acceptsMissing);
  if (accepts.terms_version !== current.terms_version)
    refuse('CONSENT_MISSING', '/accepts/terms_version');
  if (accepts.data_policy_version !== current.data_policy_version)
    refuse('CONSENT_MISSING', '/accepts/data_policy_version');
  if (accepts.cancellation_policy_hash !== policyHash)
    refuse('CONSENT_MISSING', '/accepts/cancellation_policy_hash', words.otherPolicy);
  return current;
}
