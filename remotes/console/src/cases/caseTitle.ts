import type { OperationsListedCase } from '@tiquete/contracts';
import { CASE_KINDS, DIFFERENCES, labelOf } from '../messages/labels';

/** Of a comparison that found something, what it found; of any other, its kind. */
export function caseTitle({ kind, data }: Pick<OperationsListedCase, 'kind' | 'data'>): string {
  const { difference } = data;
  return typeof difference === 'string'
    ? labelOf(DIFFERENCES, difference)
    : labelOf(CASE_KINDS, kind);
}
