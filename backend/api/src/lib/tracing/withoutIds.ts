const LONGEST = 24;

/** A path without query, with `{id}` in place of each part that may be an id of a booking or a person. */
export const withoutIds = (path: string): string =>
  path
    .split('?', 1)
    .join('')
    .split('/')
    .map((part) => (isId(part) ? '{id}' : part))
    .join('/');

const isId = (part: string): boolean =>
  part.length > LONGEST || /[^\w.-]/.test(part) || (part.length >= 6 && /\d/.test(part));
