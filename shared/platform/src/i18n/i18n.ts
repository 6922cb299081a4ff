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
/** Adds the messages of a lazily loaded page when it first renders, also to a namespace that has messages already. */
export function useLazyMessages(namespace: string, messages: Record<string, unknown>): Translate {
  const { i18n: instance } = useTranslation();
  addQuietly(instance, namespace, messages);
  return useMessages(namespace);
}
/** Adds them without i18next's event, which during a render would render the whole page again. */
function addQuietly({ services }: i18n, namespace: string, messages: Record<string, unknown>) {
  const { data } = services.resourceStore;
  const known: unknown = data.es?.[namespace];
  const present = typeof known === 'object' && known !== null ? known : {};
  // Hot reload brings the same keys with other words.
  if (Object.entries(messages).every(([key, words]) => Reflect.get(present, key) === words)) return;
  data.es = { ...data.es, [namespace]: { ...present, ...messages } };
}
export { I18nextProvider } from 'react-i18next';
