export interface RowWindow {
  /** First rendered row, and the row after the last. */
  from: number;
  to: number;
  /** Pixels of empty space above and below the rendered rows. */
  above: number;
  below: number;
}
interface Sight {
  /** Top of the viewport, in pixels from the top of the list; may be negative. */
  top: number;
  /** Height of the viewport, in pixels. */
  height: number;
}
/** Computes the rows that fill the viewport, plus `overscan` rows around it. `heights` are in pixels and include the gap. */
export function rowWindow(
  heights: readonly number[],
  { top, height }: Sight,
  overscan: number,
): RowWindow {
  const starts: number[] = [];
  let total = 0;
  for (const each of heights) {
    starts.push(total);
    total += each;
  }
  const last = heights.length;
  const firstSeen = starts.findIndex((start, row) => start + (heights[row] ?? 0) > top);
  if (firstSeen < 0)
    return {
      from: Math.max(0, last - overscan),
      to: last,
      above: starts[Math.max(0, last - overscan)] ?? 0,
      below: 0,
    };
  const firstUnseen = starts.findIndex((start) => start >= top + height);
  const from = Math.max(0, firstSeen - overscan);
  const to = Math.min(last, (firstUnseen < 0 ? last : Math.max(firstUnseen, 1)) + overscan);
  return { from, to, above: starts[from] ?? 0, below: total - (starts[to] ?? total) };
}
