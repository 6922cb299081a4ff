/** An answer that is on its way until `release` is called: what a test looks at meanwhile cannot pass by. */
export function holding<T>(answer: T): { held: Promise<T>; release: () => void } {
  let release = () => {};
  const held = new Promise<T>((resolve) => {
    release = () => resolve(answer);
  });
  return { held, release: () => release() };
}
