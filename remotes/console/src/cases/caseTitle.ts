import type { OperationsListedCase } from '@tiquete/contracts';
import { CASE_KINDS, DIFFERENCES } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';

/** The difference that a reconciliation found; for other cases their kind. */
export function caseTitle({ kind, data }: Pick<OperationsListedCase, 'kind' | 'data'>): string {
  const { difference } = data;
  return typeof difference === 'string'
    ? labelOf(DIFFERENCES, difference)
    : labelOf(CASE_KINDS, kind);
}
