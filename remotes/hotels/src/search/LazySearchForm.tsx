import { useMessages } from '@tiquete/platform';
import { lazySearchForm } from '@tiquete/search';
import type { SearchFormProps } from './useSearchForm';

const { Form, useFormAhead } = lazySearchForm(
  async () => (await import(/* webpackChunkName: "form" */ './SearchForm')).SearchForm,
);

/** The form of a page that shows something else first. */
export function LazySearchForm(form: SearchFormProps) {
  const t = useMessages('hotels');
  return (
    <Form form={form} words={{ failed: t('search.formFailed'), retry: t('search.formRetry') }} />
  );
}
export { useFormAhead };
