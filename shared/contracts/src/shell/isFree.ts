/**
 * False for names that every plain object inherits, such as `constructor`. A lookup by such a name would find the inherited
 * value.
 */
export const isFree = (name: string): boolean => !(name in {});
