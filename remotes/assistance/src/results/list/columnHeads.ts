import { css, type Theme } from '@tiquete/ui';
import type { Benefit } from '../../model/planFilters';

const HEIGHT_PX = 72;

/** Heading of a column of plans. It stays below the shell's header while the table scrolls. */
export const columnHead = (theme: Theme) => css`
  ${theme.type.small}
  position: sticky;
  top: var(--header, 0px);
  z-index: 1;
  height: ${HEIGHT_PX}px;
  padding: ${theme.spacing(2)};
  background: ${theme.vars.palette.background.paper};
  border-bottom: 1px solid ${theme.vars.palette.divider};
  color: ${theme.vars.palette.text.secondary};
  font-weight: ${theme.weight.strong};
  text-align: start;
  vertical-align: bottom;
  text-wrap: balance;
  &:first-of-type {
    padding-inline-start: ${theme.spacing(5)};
    border-start-start-radius: ${theme.vars.radius.l};
  }
  &:last-of-type {
    padding-inline-end: ${theme.spacing(5)};
    border-start-end-radius: ${theme.vars.radius.l};
  }
`;
type Style = (theme: Theme) => ReturnType<typeof css>;
const figures =
  (width: number): Style =>
  () => css`
    width: ${width}px;
    text-align: end;
  `;
const mark: Style = () => css`
  width: 66px;
  padding-inline: 0;
  text-align: center;
`;
/** Widths and alignment of the columns. The plan has the rest. */
export const columnWidths: Record<Benefit | 'sum' | 'price', Style> = {
  sum: figures(108),
  baggage: figures(92),
  trip_cancellation: figures(100),
  covid: mark,
  sports: mark,
  pregnancy: mark,
  pre_existing: mark,
  price: figures(148),
};
