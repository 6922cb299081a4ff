import type { OperationsListedCase } from '@tiquete/contracts';
import { CASE_KINDS, DIFFERENCES } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';

/** Title of a case: the difference that a reconciliation found, or the case's kind. */
export function caseTitle({ kind, data }: Pick<OperationsListedCase, 'kind' | 'data'>): string {
  const { difference } = data;
  return typeof difference === 'string'
    ? labelOf(DIFFERENCES, difference)
    : labelOf(CASE_KINDS, kind);
}
