/** The promise, or a rejection after `milliseconds`: a script that never answers must not keep a page waiting. */
export function withDeadline<T>(
  promise: Promise<T>,
  milliseconds: number,
  what: string,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
    const done = () => clearTimeout(timer);
    promise.then(resolve, reject).finally(done);
  });
}
