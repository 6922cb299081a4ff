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
/** Messages of a page that loads late, added to the one instance when it first renders. */
export function useLateMessages(namespace: string, messages: Record<string, unknown>): Translate {
  const { i18n: instance } = useTranslation();
  addQuietly(instance, namespace, messages);
  return useMessages(namespace);
}
/** Without telling anybody: nobody else shows them, and a word during a render would make the whole page render too. */
function addQuietly({ services, hasResourceBundle }: i18n, namespace: string, messages: Record<string, unknown>) {
  if (hasResourceBundle('es', namespace)) return;
  const { data } = services.resourceStore;
  data.es = { ...data.es, [namespace]: messages };
}
export { I18nextProvider } from 'react-i18next';
