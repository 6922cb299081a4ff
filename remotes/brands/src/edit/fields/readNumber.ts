/** Parses typed text. Text that is not a number is returned unchanged, so that its error can be shown. */
export type ReadNumber = (text: string) => number | string;

/** Whole numbers, with or without dots between thousands. */
export const readWhole: ReadNumber = (text) => {
  const plain = text.replace(/\s/g, '');
  return /^-?(?:\d{1,15}|\d{1,3}(?:\.\d{3}){1,4})$/.test(plain)
    ? Number(plain.replaceAll('.', ''))
    : text;
};
/** Numbers with decimals after a comma or a dot. */
export const readDecimal: ReadNumber = (text) => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
};
