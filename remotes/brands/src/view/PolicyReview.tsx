import type { BrandDraft } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';

/** Asks for a lawyer's review while a legal page of the brand is the platform's template. */
export function PolicyReview({ policies }: Pick<BrandDraft, 'policies'>) {
  const t = useMessages('brands');
  const [hasTerms, hasData] = [policies?.terms, policies?.data].map(Boolean);
  if (hasTerms && hasData) return null;
  if (!hasTerms && !hasData) return <Notice kind="warning" text={t('policies.both')} />;
  return <Notice kind="warning" text={t(hasTerms ? 'policies.data' : 'policies.terms')} />;
}
