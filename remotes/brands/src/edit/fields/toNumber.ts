/** What is no number stays as it was typed, for its error to stand under it. */
export const toNumber = (text: string): number | string => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
};
