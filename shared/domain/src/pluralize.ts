const spanish = new Intl.PluralRules('es');
/** A count with its noun, such as `1 noche` or `3 noches`. Zero takes the plural. */
export const pluralize = (count: number, one: string, other: string): string =>
  `${count} ${spanish.select(count) === 'one' ? one : other}`;
