import { createElement, type ComponentType } from 'react';
import { Button, lazyPart, Notice, Skeleton } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords, type SearchFormProps } from '../searchProduct';

/** Height of one row of fields on a wide screen, in pixels. */
const FORM_HEIGHT = 56;

export interface LazySearchFormProps<FormProps> {
  form: FormProps;
  words: { failed: string; retry: string };
}
/**
 * Search form of a page that shows its search folded. `Form` loads the code when it renders, `useFormAhead` when the page is
 * idle.
 */
export function lazySearchForm<FormProps extends object>(
  load: () => Promise<ComponentType<FormProps>>,
) {
  const Part = lazyPart(load);
  function Form({ form, words }: LazySearchFormProps<FormProps>) {
    const failed = (retry: () => void) => (
      <Notice
        kind="warning"
        text={words.failed}
        action={
          <Button variant="ghost" size="s" onClick={retry}>
            {words.retry}
          </Button>
        }
      />
    );
    const lazy = { loading: <Skeleton height={FORM_HEIGHT} />, failed };
    return createElement(Part, { ...form, lazy });
  }
  return { Form, useFormAhead: Part.usePrefetch };
}

/** The product's form, whose code loads when it is first rendered. */
export function LazySearchForm(form: SearchFormProps) {
  const t = useSearchProductWords();
  const { Form } = useSearchProduct().form;
  return (
    <Form form={form} words={{ failed: t('search.formFailed'), retry: t('search.formRetry') }} />
  );
}
