import { css } from '@emotion/react';
import type { DateWords } from '../../messages/es';
import { theme } from '../../theme/theme';

/** How the numbers below the days are read, and what the points are. */
export function CalendarLegend({ words, hasPrices }: { words: DateWords; hasPrices: boolean }) {
  return (
    <p css={legend}>
      {hasPrices && `${words.pricesIn} `}
      {words.holidays}
    </p>
  );
}
const legend = css`
  ${theme.type.small}
  padding-bottom: ${theme.spacing(3)};
  color: ${theme.vars.palette.text.secondary};
`;
