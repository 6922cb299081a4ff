import { css } from '@emotion/react';
import type { AriaAttributes, ReactNode } from 'react';
import { theme } from '../theme/theme';

interface ContainerProps extends AriaAttributes {
  children: ReactNode;
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav';
  id?: string;
  className?: string;
}
/** The page's content column: at most 1200 px wide, with a gutter. */
export function Container({ as: Tag = 'div', ...rest }: ContainerProps) {
  return <Tag {...rest} css={container} />;
}
const container = css`
  width: 100%;
  max-width: calc(1200px + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: ${theme.spacing(4)};
  ${theme.up(768)} {
    --gutter: ${theme.spacing(8)};
  }
`;
