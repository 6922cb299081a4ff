/** A promise that resolves when `release` is called, so that a test can look at the state before that. */
export function holding<T>(answer: T): { held: Promise<T>; release: () => void } {
  let release = () => {};
  const held = new Promise<T>((resolve) => {
    release = () => resolve(answer);
  });
  return { held, release: () => release() };
}
