import { css } from '@emotion/react';
import type { DateWords } from '../../messages/es';
import { theme } from '../../theme/theme';

/** How the numbers below the days are read. */
export function PriceLegend({ words }: { words: DateWords }) {
  return <p css={legend}>{words.pricesIn}</p>;
}
const legend = css`
  ${theme.type.small}
  padding-bottom: ${theme.spacing(3)};
  color: ${theme.vars.palette.text.secondary};
`;
