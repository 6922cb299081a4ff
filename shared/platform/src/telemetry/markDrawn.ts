/**
 * Notes in the browser's own timeline, where `npm run bench` and a field tool read it, that something is on screen: at the
 * first task after the frame that holds it. Only the newest mark of a name stays, so that a long visit does not gather them.
 */
export function markDrawn(name: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Not in every page that draws ours: a test's has no timeline.
      performance.clearMarks?.(name);
      performance.mark?.(name);
    }),
  );
}
