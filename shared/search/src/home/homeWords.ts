/** Texts of every product's first page. */
export const homeWords = {
  promises: (brand: string) => `Por qué viajar con ${brand}`,
};
