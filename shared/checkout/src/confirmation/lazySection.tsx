import type { ComponentType } from 'react';
import { ErrorState, lazyPart, Skeleton } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import type { SectionProps } from './confirmationDefinition';

/** A section of the confirmation whose code and schema load when it is first shown. */
export function lazySection(
  load: () => Promise<ComponentType<SectionProps>>,
): ComponentType<SectionProps> {
  const Section = lazyPart(load);
  const failed = (retry: () => void) => <FailedSection onRetry={retry} />;
  const lazy = { loading: <Skeleton height={140} radius={20} />, failed };
  return (props) => <Section {...props} lazy={lazy} />;
}
function FailedSection({ onRetry }: { onRetry: () => void }) {
  const t = useCheckoutWords();
  return <ErrorState title={t('checkout.result.sectionFailed')} onRetry={onRetry} />;
}
