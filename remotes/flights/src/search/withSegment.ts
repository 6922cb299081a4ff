import type { SegmentDraft } from '@tiquete/domain/searches/flights';

/**
 * The flights with another one at `index`. The next flight starts where it ends, unless the traveller has chosen another
 * origin for it.
 */
export function withSegment(
  segments: readonly SegmentDraft[],
  index: number,
  segment: SegmentDraft,
): SegmentDraft[] {
  const before = segments[index]?.destination ?? null;
  const follows = ({ origin }: SegmentDraft) =>
    origin === null || (origin.kind === before?.kind && origin.code === before.code);
  return segments.map((other, at) => {
    if (at === index) return segment;
    return at === index + 1 && follows(other) ? { ...other, origin: segment.destination } : other;
  });
}
