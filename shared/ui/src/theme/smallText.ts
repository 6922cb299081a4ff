import { css } from '@emotion/react';
import { theme } from './theme';

/** Secondary text, such as dates, hints and explanations. */
export const smallText = css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
