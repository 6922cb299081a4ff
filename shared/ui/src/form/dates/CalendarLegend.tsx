import { css } from '@emotion/react';
import type { DateWords } from '../../messages/es';
import { theme } from '../../theme/theme';
import type { DayPrices } from './dates';

interface CalendarLegendProps {
  words: DateWords;
  prices?: DayPrices;
}
/** Explains the unit of the prices below the days and the points of the holidays. */
export function CalendarLegend({ words, prices }: CalendarLegendProps) {
  return (
    <p css={legend}>
      {prices && prices.few === undefined && `${prices.legend ?? words.pricesIn} `}
      {words.holidays}
    </p>
  );
}
/**
 * Explains prices that only a few days have. It is below the months, so that they do not move when it appears; on a phone it
 * sticks to the bottom.
 */
export function FewPricesLegend({ prices }: Pick<CalendarLegendProps, 'prices'>) {
  if (!prices?.few || Object.keys(prices.of).length === 0) return null;
  return <p css={[legend, below]}>{prices.few}</p>;
}
/** As wide as the months, however long the text is. */
const legend = css`
  ${theme.type.small}
  width: 0;
  min-width: 100%;
  padding-bottom: ${theme.spacing(3)};
  color: ${theme.vars.palette.text.secondary};
`;
const below = css`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding-block: ${theme.spacing(3)} ${theme.spacing(2)};
  background: ${theme.vars.palette.background.paper};
`;
