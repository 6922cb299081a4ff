/**
 * Marks in the browser's performance timeline, which `npm run bench` and monitoring tools read, that something is visible: in the
 * first task after its frame. Keeps only the newest mark of a name, so that they do not accumulate.
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
