import { useCallback } from 'react';
import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { MessageKey, Messages, Translate, TranslateOf } from './messageKeys';

/** One i18next instance for shell and remotes, with one namespace each. Only Spanish is bundled. */
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
    react: { useSuspense: false, bindI18nStore: '' },
  });
  return instance;
}
/** The messages of a namespace, such as `hotels` or `shell`. */
export function useMessages<Namespace extends keyof Messages>(
  namespace: Namespace,
): TranslateOf<Namespace> {
  return useNamespace(namespace);
}

/** Adds the messages of a lazily loaded page to their namespace at its first render. */
export function useLazyMessages<Namespace extends keyof Messages>(
  namespace: Namespace,
  messages: PartOf<Messages[Namespace]>,
): TranslateOf<Namespace>;
/** Adds a namespace that has these messages only. */
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

/**
 * The messages of a namespace that a product passes to a kit as data, as a whole or by some keys. The kit names the keys
 * that it uses.
 */
export function useNamespace<Key extends string>(namespace: string): Translate<Key> {
  const { t } = useTranslation(namespace);
  return useCallback((key, values) => t(key, values ? { ...values, nest: false } : PLAIN), [t]);
}
/** Options of a text without values. The search for places of values and of other texts took half of a translation's time. */
const PLAIN = { skipInterpolation: true };
/** Adds messages to the namespace, then works as `useNamespace`. */
export function useLazyNamespace<Key extends string>(
  namespace: string,
  messages: object,
): Translate<Key> {
  const { i18n: instance } = useTranslation();
  addOnce(instance, namespace, messages);
  return useNamespace(namespace);
}
/** Messages that lazy pages have added, by i18next's store and namespace. */
const added = new WeakMap<i18n['store'], Map<string, Record<string, unknown>>>();

/** Adds messages that the namespace does not have yet. No component listens to the store, so a render may do it. */
function addOnce(instance: i18n, namespace: string, messages: object) {
  const ofInstance = added.get(instance.store) ?? new Map<string, Record<string, unknown>>();
  const known = ofInstance.get(namespace) ?? {};
  // Hot reload repeats the same keys with changed texts.
  if (Object.entries(messages).every(([key, words]) => known[key] === words)) return;
  instance.addResourceBundle('es', namespace, messages, false, true);
  added.set(instance.store, ofInstance.set(namespace, { ...known, ...messages }));
}
export { I18nextProvider } from 'react-i18next';
