import { useBrand, usePageMeta } from '@tiquete/platform';
import { useAccess } from '../useAccess';

/** Title and description of an access page. Search engines do not index it. */
export function useAccessMeta(page: 'register' | 'confirm' | 'forgot' | 'reset') {
  const t = useAccess();
  const brand = useBrand().name;
  usePageMeta({
    title: t(`${page}.pageTitle`, { brand }),
    description: t(`${page}.description`, { brand }),
    robots: 'noindex',
  });
}
