const spanish = new Intl.PluralRules('es');

/** A number with its noun, such as `1 noche` or `3 noches`. */
export const pluralize = (count: number, one: string, other: string): string =>
  `${count} ${spanish.select(count) === 'one' ? one : other}`;
