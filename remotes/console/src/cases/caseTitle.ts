import type { OperationsListedCase } from '@tiquete/contracts';
import { CASE_KINDS, DIFFERENCES, labelOf } from '../messages/labels';

/** The difference that a reconciliation found; for other cases their kind. */
export function caseTitle({ kind, data }: Pick<OperationsListedCase, 'kind' | 'data'>): string {
  const { difference } = data;
  return typeof difference === 'string'
    ? labelOf(DIFFERENCES, difference)
    : labelOf(CASE_KINDS, kind);
}
