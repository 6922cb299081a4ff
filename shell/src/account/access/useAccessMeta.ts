import { useBrand, usePageMeta } from '@tiquete/platform';
import { useAccess } from '../useAccess';

/** Title and description of one of the pages, which search engines leave out. */
export function useAccessMeta(page: 'register' | 'confirm' | 'forgot' | 'reset') {
  const t = useAccess();
  const brand = useBrand().name;
  usePageMeta({
    title: t(`${page}.pageTitle`, { brand }),
    description: t(`${page}.description`, { brand }),
    robots: 'noindex',
  });
}
