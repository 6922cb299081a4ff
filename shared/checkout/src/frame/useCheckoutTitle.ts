import { useBrand, usePageMeta } from '@tiquete/platform';
import { useCheckoutWords } from '../checkoutContext';

/** Sets the page's title and excludes the page from search engines: a checkout is private. */
export function useCheckoutTitle(title: string) {
  const t = useCheckoutWords();
  const { name } = useBrand();
  usePageMeta({
    title: t('checkout.metaTitle', { title, brand: name }),
    description: t('checkout.metaDescription', { brand: name }),
    robots: 'noindex',
  });
}
