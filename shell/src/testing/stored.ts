let visitors = 0;
/** Id of an unused brand, because the stores of earlier renders may still be writing. */
export const newBrand = () => `stored${(visitors += 1)}`;

/** The text form in which redux-persist stores a slice. */
export const asStored = (fields: Record<string, unknown>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  );
