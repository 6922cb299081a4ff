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
export { I18nextProvider } from 'react-i18next';
