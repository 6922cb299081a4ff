/** The drawing library, loaded with the first picture: not every process draws one. */
export const loadSharp = async () => (await import('sharp')).default;
