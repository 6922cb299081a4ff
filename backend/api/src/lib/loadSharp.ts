/** Loads the drawing library with the first picture, because not every process draws one. */
export const loadSharp = async () => (await import('sharp')).default;
