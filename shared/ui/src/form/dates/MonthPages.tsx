import { css } from '@emotion/react';
import { Button } from 'react-aria-components/RangeCalendar';
import { ChevronLeft, ChevronRight } from '../../icons';
import type { DateWords } from '../../messages/es';
import { theme } from '../../theme/theme';
import { Month } from './Month';

/** Two months side by side. */
export function MonthPages({ words }: { words: DateWords }) {
  return (
    <div css={pages}>
      <Button slot="previous" aria-label={words.previousMonth} css={[arrow, css({ left: 0 })]}>
        <ChevronLeft size={20} />
      </Button>
      <Button slot="next" aria-label={words.nextMonth} css={[arrow, css({ right: 0 })]}>
        <ChevronRight size={20} />
      </Button>
      <Month offset={0} />
      <Month offset={1} />
    </div>
  );
}
const pages = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, 308px);
  gap: ${theme.spacing(8)};
`;
const arrow = css`
  position: absolute;
  top: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${theme.vars.radius.pill};
  background: transparent;
  &[data-hovered] {
    background: ${theme.vars.palette.background.subtle};
  }
  &[data-disabled] {
    opacity: 0.3;
    cursor: default;
  }
  ${theme.focusRing}
`;
