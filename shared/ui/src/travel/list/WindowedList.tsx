import { css } from '@emotion/react';
import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { theme } from '../../theme/theme';
import { knownHeight, knownWidth } from './rowMemory';
import { rowWindow } from './rowWindow';
import { useRestoredPlace } from './useRestoredPlace';
import { useRowHeights } from './useRowHeights';
import { useSight } from './useSight';

export interface WindowedListProps<T> {
  items: readonly T[];
  /** Assumed height of an unmeasured row, in pixels without the gap. */
  estimateHeight: number;
  renderItem: (item: T, index: number) => ReactNode;
  getKey: (item: T) => string;
  /** Rows rendered above and below the viewport. */
  overscan?: number;
  /** Gap between rows, in steps of 4 px. */
  gap?: number;
  label?: string;
  /** `location.key` of the history entry. Returning to the entry restores the same row. */
  restoreKey?: string;
}
/** A long list that scrolls with the window and renders about thirty rows. Rows may have any height. */
export function WindowedList<T>({
  items,
  estimateHeight,
  renderItem,
  getKey,
  overscan = 6,
  gap = 4,
  label,
  restoreKey,
}: WindowedListProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const measure = useRowHeights(estimateHeight);
  const space = gap * 4;
  const keys = items.map(getKey);
  const width = knownWidth();
  const heights = keys.map((key) => (knownHeight(key, width) ?? estimateHeight) + space);
  useRestoredPlace(list, keys, heights, restoreKey);
  const sight = useSight(list);
  const { from, to, above, below } = rowWindow(heights, sight, overscan);
  const focusedAt = focused === null ? -1 : keys.indexOf(focused);
  const drawn = Array.from({ length: to - from }, (_, index) => from + index);
  if (focusedAt >= to) drawn.push(focusedAt);
  if (focusedAt >= 0 && focusedAt < from) drawn.unshift(focusedAt);
  const row = (index: number) => {
    const item = items[index];
    const key = keys[index];
    if (item === undefined || key === undefined) return null;
    const isApart = index < from || index >= to;
    return (
      <li
        key={key}
        ref={measure}
        data-key={key}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        css={isApart ? apart : undefined}
        style={isApart ? undefined : { paddingBottom: space }}
      >
        {renderItem(item, index)}
      </li>
    );
  };
  const keepFocused = (event: FocusEvent) =>
    setFocused(event.target.closest('[data-key]')?.getAttribute('data-key') ?? null);
  return (
    <ol
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets
      role="list"
      aria-label={label}
      onFocus={keepFocused}
      onBlur={() => setFocused(null)}
      css={plain}
      style={{ paddingTop: above, paddingBottom: below }}
    >
      {drawn.map(row)}
    </ol>
  );
}
/** The focused row stays mounted, but hidden, so that the focus is not lost. */
const apart = css`
  position: absolute;
  inset-inline: 0;
  height: 0;
  overflow: hidden;
  opacity: 0;
`;
const plain = css`
  position: relative;
  overflow-anchor: none;
  color: ${theme.vars.palette.text.primary};
`;
