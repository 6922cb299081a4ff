import { useBrand, usePageMeta } from '@tiquete/platform';
import { useCheckoutWords } from '../checkoutProduct';

/** A checkout is one traveller's own: none goes to a search engine. */
export function useCheckoutTitle(title: string) {
  const t = useCheckoutWords();
  const { name } = useBrand();
  usePageMeta({
    title: t('checkout.metaTitle', { title, brand: name }),
    description: t('checkout.metaDescription', { brand: name }),
    robots: 'noindex',
  });
}
