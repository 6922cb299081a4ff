import { useCallback } from 'react';
import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

/** One instance for shell and remotes, one namespace each. Only Spanish is bundled. */
export function createI18n(): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: 'es',
    initAsync: false,
    showSupportNotice: false,
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}
export type Translate = (key: string, values?: Record<string, unknown>) => string;
/** The messages of a namespace: `hotels` and so on, or `shell`. */
export function useMessages(namespace: string): Translate {
  const { t } = useTranslation(namespace);
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
/** Messages of a page that loads late, added to the one instance when it first renders; they may join a namespace that has others already. */
export function useLazyMessages(namespace: string, messages: Record<string, unknown>): Translate {
  const { i18n: instance } = useTranslation();
  addQuietly(instance, namespace, messages);
  return useMessages(namespace);
}
/** Without telling anybody: nobody else shows them, and a word during a render would make the whole page render too. */
function addQuietly({ services }: i18n, namespace: string, messages: Record<string, unknown>) {
  const { data } = services.resourceStore;
  const known: unknown = data.es?.[namespace];
  const there = typeof known === 'object' && known !== null ? known : {};
  if (Object.keys(messages).every((key) => key in there)) return;
  data.es = { ...data.es, [namespace]: { ...there, ...messages } };
}
export { I18nextProvider } from 'react-i18next';
