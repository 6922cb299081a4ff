import type { SearchNamespace } from '../searchMessages';
import { useBrand, useMessages, usePageMeta } from '@tiquete/platform';

/** Sets title and description of a results page and excludes it from search engines. */
export function useResultsTitle(namespace: SearchNamespace, title: string) {
  const t = useMessages(namespace);
  const { name } = useBrand();
  usePageMeta({
    title: t('results.metaTitle', { title, brand: name }),
    description: t('results.metaDescription', { brand: name }),
    robots: 'noindex',
  });
}
