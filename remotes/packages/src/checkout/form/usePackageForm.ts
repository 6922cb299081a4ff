import { useCallback, useMemo } from 'react';
import { useKeptForm } from '@tiquete/checkout/form';
import type { CheckoutDraft } from '../readDraft';
import { initialValues, toKept, withBuyer, type Journey, type PackageValues } from './formValues';
import { packageSchema } from './packageSchema';

/** The form of a quote's travellers; a buyer who travels is not asked twice. */
export function usePackageForm(journey: Journey, draft: CheckoutDraft | null) {
  const schema = useMemo(() => packageSchema(journey), [journey]);
  const initial = useCallback(
    (kept: CheckoutDraft | null) => initialValues(journey, kept),
    [journey],
  );
  const complete = useCallback((values: PackageValues) => withBuyer(values, journey), [journey]);
  return useKeptForm({ schema, complete, draft, initial, toDraft: toKept });
}
