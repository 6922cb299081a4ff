/** Rejects when the promise takes longer than `milliseconds`, so that a script that hangs does not block the page. */
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
