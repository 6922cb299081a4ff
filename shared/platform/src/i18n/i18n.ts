import { useCallback } from 'react';
import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { MessageKey, Messages, Translate, TranslateOf } from './messageKeys';

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
/** The messages of a namespace: `hotels` and so on, or `shell`. */
export function useMessages<Namespace extends keyof Messages>(
  namespace: Namespace,
): TranslateOf<Namespace> {
  return useNamespace(namespace);
}

/** Adds the messages of a lazily loaded page when it first renders, also to a namespace that has messages already. */
export function useLazyMessages<Namespace extends keyof Messages>(
  namespace: Namespace,
  messages: PartOf<Messages[Namespace]>,
): TranslateOf<Namespace>;
/** A namespace of its own, whose messages are all of these. */
export function useLazyMessages<Tree extends object>(
  namespace: string,
  messages: Tree,
): Translate<MessageKey<Tree>>;
export function useLazyMessages(namespace: string, messages: object): Translate<string> {
  return useLazyNamespace(namespace, messages);
}
type PartOf<Tree> = {
  [Key in keyof Tree]?: Tree[Key] extends string ? Tree[Key] : PartOf<Tree[Key]>;
};

/** The messages of a namespace whose name, or some of whose keys, a product passes to a kit as data. The kit names the keys that it uses. */
export function useNamespace<Key extends string>(namespace: string): Translate<Key> {
  const { t } = useTranslation(namespace);
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
/** `useNamespace`, after adding messages to it. */
export function useLazyNamespace<Key extends string>(
  namespace: string,
  messages: object,
): Translate<Key> {
  const { i18n: instance } = useTranslation();
  addQuietly(instance, namespace, messages);
  return useNamespace(namespace);
}
/** Adds them without i18next's event, which during a render would render the whole page again. */
function addQuietly({ services }: i18n, namespace: string, messages: object) {
  const { data } = services.resourceStore;
  const known: unknown = data.es?.[namespace];
  const present = typeof known === 'object' && known !== null ? known : {};
  // Hot reload brings the same keys with other words.
  if (Object.entries(messages).every(([key, words]) => Reflect.get(present, key) === words)) return;
  data.es = { ...data.es, [namespace]: { ...present, ...messages } };
}
export { I18nextProvider } from 'react-i18next';
