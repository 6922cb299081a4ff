import type { Brand, EntryRule } from '@tiquete/contracts';
import { ageOn } from '@tiquete/domain/travellers';
import { refuse } from '../../../lib/refuse';
import { assistanceSaleWords as words } from '../messages';
import type { AssistancePrebookingRequest } from './checkInsured';

const FULL_AGE = 18;

/**
 * Checks the consent to health answers: a separate one in its current version and, for a minor, the guardian's. @throws
 * AppError HEALTH_CONSENT_MISSING
 */
export function checkHealthConsent(
  {
    Guests: insured,
    health_consent: consent,
  }: Pick<AssistancePrebookingRequest, 'Guests' | 'health_consent'>,
  { policy_versions }: Pick<Brand, 'policy_versions'>,
  today: string,
): void {
  const declared = insured.filter(({ medical_conditions }) => medical_conditions !== '');
  if (declared.length === 0) return;
  if (!consent) refuse('HEALTH_CONSENT_MISSING', '/health_consent');
  if (consent.version !== policy_versions.data)
    refuse('HEALTH_CONSENT_MISSING', '/health_consent/version', words.consentVersion);
  const isForMinor = declared.some(({ birth_date }) => ageOn(today, birth_date) < FULL_AGE);
  if (isForMinor && !consent.guardian)
    refuse('HEALTH_CONSENT_MISSING', '/health_consent/guardian', words.guardian);
}

/**
 * Checks that the buyer accepted each entry rule that the plan does not meet. A dry run may omit the consent, as it may omit
 * the others. @throws AppError CONSENT_MISSING
 */
export function checkEntryRules(
  { entry_rules_accepted: accepted, in_simular, accepts }: AssistancePrebookingRequest,
  unmet: readonly EntryRule[],
): void {
  if (in_simular === 1 && !accepts) return;
  const missed = unmet.filter(({ code }) => !accepted.includes(code)).map(({ title }) => title);
  if (missed.length > 0)
    refuse('CONSENT_MISSING', '/entry_rules_accepted', words.entryRules(missed));
}
