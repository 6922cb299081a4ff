import { createElement, useEffect, useState, type ComponentType } from 'react';
import { Button, lazyPart, Notice, Skeleton, whenIdle } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords, type SearchFormProps } from '../searchProduct';

/** Pixels of one row of fields, which is a wide screen's form: the list below it hardly moves. */
const FORM_HEIGHT = 56;

export interface LazySearchFormProps<FormProps> {
  form: FormProps;
  words: { failed: string; retry: string };
}
/**
 * The form of a page that shows its search folded: `Form` asks for the code when it stands there, `useFormAhead` when the page
 * is at rest. Failed code is said in its place, and may be asked for again.
 */
export function lazySearchForm<FormProps extends object>(
  load: () => Promise<ComponentType<FormProps>>,
) {
  const part = lazyPart(load);
  function Form({ form, words }: LazySearchFormProps<FormProps>) {
    const [hasFailed, setFailed] = useState(false);
    const Loaded = part.usePart(!hasFailed, () => setFailed(true));
    if (Loaded) return createElement(Loaded, form);
    if (!hasFailed) return <Skeleton height={FORM_HEIGHT} />;
    const retry = (
      <Button variant="ghost" size="s" onClick={() => setFailed(false)}>
        {words.retry}
      </Button>
    );
    return <Notice kind="warning" text={words.failed} action={retry} />;
  }
  const useFormAhead = () => useEffect(() => whenIdle(part.prefetch), []);
  return { Form, useFormAhead };
}

/** The product's form, on a page that shows something else first. */
export function LazySearchForm(form: SearchFormProps) {
  const t = useSearchProductWords();
  const { Form } = useSearchProduct().form;
  return (
    <Form form={form} words={{ failed: t('search.formFailed'), retry: t('search.formRetry') }} />
  );
}
