/** How a number is read from what was typed; what is none stays as it was typed, for its error to stand under it. */
export type ReadNumber = (text: string) => number | string;

/** Whole, with or without the dots of its thousands. */
export const readWhole: ReadNumber = (text) => {
  const plain = text.replace(/\s/g, '');
  return /^-?(?:\d{1,15}|\d{1,3}(?:\.\d{3}){1,4})$/.test(plain)
    ? Number(plain.replaceAll('.', ''))
    : text;
};
/** With decimals after a comma or a dot. */
export const readDecimal: ReadNumber = (text) => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
};
