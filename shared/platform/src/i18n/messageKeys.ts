/**
 * The messages of each namespace, by its name. A remote adds its own beside its messages, so that a missing or misspelt key
 * fails the type check:
 *
 *     declare module '@tiquete/platform' {
 *       interface Messages { cruises: typeof es }
 *     }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- shell and remotes add members
export interface Messages {}

/** Endings of i18next's plural forms: `nights_one` and `nights_other` are used as `nights`, with a count. */
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'other'}`
  ? Stem
  : Key;

/** Keys of a tree of messages, joined with dots. */
export type MessageKey<Tree> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string
    ? WithoutPlural<`${Key}`>
    : `${Key}.${MessageKey<Tree[Key]>}`;
}[keyof Tree & (string | number)];

/**
 * Returns the message of a key with its placeholders filled. Its type lists the keys that a function uses, so that callers
 * must provide them.
 */
export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string;
/** `Translate` for the keys of a namespace. */
export type TranslateOf<Namespace extends keyof Messages> = Translate<
  MessageKey<Messages[Namespace]>
>;
/** Names of the namespaces that have all these keys. */
export type NamespaceWith<Key extends string> = {
  [Name in keyof Messages]: [Key] extends [MessageKey<Messages[Name]>] ? Name : never;
}[keyof Messages];
/** Last parts of a namespace's keys below a key: `KeyBelow<'hotels', 'search.errors'>` is `'datesPast' | …`. */
export type KeyBelow<Namespace extends keyof Messages, Parent extends string> =
  MessageKey<Messages[Namespace]> extends infer Key
    ? Key extends `${Parent}.${infer Rest}`
      ? Rest
      : never
    : never;

/** True when a code from outside, such as the api's, has its own message. */
export const isKeyOf = <Tree extends object>(tree: Tree, code: PropertyKey): code is keyof Tree =>
  Object.hasOwn(tree, code);
