import { css } from '@emotion/react';
import { theme } from './theme';

/** Text that stands back: dates, hints, what explains something else. */
export const smallText = css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
