import { useBrand, useMessages, usePageMeta } from '@tiquete/platform';

/** Results are one traveller's own page: none of them goes to a search engine. The namespace has `results.metaTitle` and `.metaDescription`. */
export function useResultsTitle(namespace: string, title: string) {
  const t = useMessages(namespace);
  const { name } = useBrand();
  usePageMeta({
    title: t('results.metaTitle', { title, brand: name }),
    description: t('results.metaDescription', { brand: name }),
    robots: 'noindex',
  });
}
