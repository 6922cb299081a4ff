/**
 * Adds a mark to the browser's performance timeline when something is visible, in the first task after its frame. `npm run
 * bench` and monitoring tools read the marks. A name has only its newest mark, so that marks do not accumulate.
 */
export function markDrawn(name: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      // jsdom has no performance timeline.
      performance.clearMarks?.(name);
      performance.mark?.(name);
    }),
  );
}
