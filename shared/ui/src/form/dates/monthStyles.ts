import { css, keyframes } from '@emotion/react';
import { theme } from '../../theme/theme';

const { palette, radius } = theme.vars;
const NAME = 44;
const WEEKDAYS = 32;
const WEEK = 46;
/** Height of a month in pixels: its name, the weekdays and the weeks. */
export const monthHeight = (weeks: number) => NAME + WEEKDAYS + weeks * WEEK;

export const grid = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  td {
    height: ${WEEK}px;
    padding: 1px 0;
  }
  th {
    ${theme.type.small} height: ${WEEKDAYS}px;
    padding: 0;
    font-weight: ${theme.weight.strong};
    color: ${palette.text.secondary};
    text-transform: uppercase;
  }
`;
/** Style of a day by the data attributes that React Aria sets. The chosen range is one band with round ends. */
export const day = css`
  display: grid;
  place-items: center;
  min-width: 40px;
  height: 44px;
  border-radius: ${radius.s};
  font-weight: ${theme.weight.regular};
  cursor: pointer;
  outline: none;
  position: relative;
  &[data-holiday]::after {
    content: '';
    position: absolute;
    top: 4px;
    inset-inline-end: 4px;
    width: 5px;
    height: 5px;
    border: 1px solid currentcolor;
    border-radius: ${radius.pill};
    background: currentcolor;
  }
  /* Stays below the sticky head of the calendar when it gets the focus. */
  scroll-margin-block: 120px;
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-today]:not([data-selected]) {
    box-shadow: inset 0 0 0 1px ${palette.divider};
  }
  &[data-hovered] {
    box-shadow: inset 0 0 0 1.5px ${palette.primary.text};
  }
  &[data-selected] {
    background: ${palette.primary.soft};
    border-radius: 0;
    color: ${palette.primary.text};
  }
  &[data-selection-start],
  &[data-selection-end],
  &.anchor {
    background: ${palette.primary.main};
    box-shadow: inset 0 0 0 1px ${palette.primary.edge};
    color: ${palette.primary.contrastText};
    border-radius: ${radius.s};
    opacity: 1;
    text-decoration: none;
  }
  &[data-selection-start]:not([data-selection-end]) {
    border-radius: ${radius.s} 0 0 ${radius.s};
  }
  &[data-selection-end]:not([data-selection-start]) {
    border-radius: 0 ${radius.s} ${radius.s} 0;
  }
  &[data-disabled],
  &[data-unavailable]:not(.anchor) {
    color: ${palette.text.secondary};
    opacity: 0.5;
    font-weight: ${theme.weight.regular};
    cursor: not-allowed;
    text-decoration: line-through;
  }
  @media (forced-colors: active) {
    &.anchor {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-selection-start],
    &[data-selection-end],
    &.anchor {
      box-shadow: inset 0 0 0 3px HighlightText;
    }
  }
  &[data-focus-visible] {
    outline: 2px solid ${palette.primary.text};
    outline-offset: 1px;
    z-index: 1;
  }
`;
const breathe = keyframes`50% { opacity: 0.2; }`;
/** Number of pulses of the dash. They last about as long as prices are requested; afterwards the dash stays faint. */
const ASKED_TIMES = 5;
/**
 * The price below the number. Cheap days are green and bold. Days without a price show a dash, which pulses while the price
 * may still arrive. The text is generated content: the day's name is its date, and the price is its description.
 */
export const price = css`
  ${theme.type.small}
  line-height: 1.1;
  white-space: nowrap;
  color: ${palette.text.secondary};
  &::before {
    content: attr(data-price);
  }
  [data-selected] & {
    color: inherit;
  }
  &[data-cheap] {
    color: ${palette.success.main};
    font-weight: ${theme.weight.bold};
  }
  &[data-unknown] {
    opacity: 0.5;
    animation: ${breathe} 1.6s ease-in-out ${ASKED_TIMES};
  }
  [data-selection-start] &,
  [data-selection-end] &,
  .anchor & {
    color: inherit;
  }
`;
