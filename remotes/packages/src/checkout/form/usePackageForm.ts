import { useCallback, useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useKeptForm } from '@tiquete/checkout/form';
import type { Resolver } from 'react-hook-form';
import type { CheckoutDraft } from '../readDraft';
import { initialValues, toKept, withBuyer, type Journey, type PackageValues } from './formValues';
import { packageSchema, type CheckedPackage } from './packageSchema';

/** The form of a quote's travellers. */
export function usePackageForm(journey: Journey, draft: CheckoutDraft | null) {
  const resolver = useMemo(
    () => fillingBuyer(zodResolver(packageSchema(journey)), journey),
    [journey],
  );
  const initial = useCallback(
    (kept: CheckoutDraft | null) => initialValues(journey, kept),
    [journey],
  );
  return useKeptForm<PackageValues, CheckedPackage, CheckoutDraft>({
    resolver,
    draft,
    initial,
    toDraft: toKept,
  });
}
type PackageResolver = Resolver<PackageValues, unknown, CheckedPackage>;
/** A buyer who travels is not asked twice. */
const fillingBuyer =
  (resolve: PackageResolver, journey: Journey): PackageResolver =>
  (values, context, options) =>
    resolve(withBuyer(values, journey), context, options);
