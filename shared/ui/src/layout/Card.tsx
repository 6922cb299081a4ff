import { css } from '@emotion/react';
import type { AriaAttributes, ReactNode } from 'react';
import { theme } from '../theme/theme';

interface CardProps extends AriaAttributes {
  as?: 'div' | 'article' | 'section' | 'li' | 'form';
  /** `none` lets a picture reach the edge. */
  padding?: 'none' | 'm' | 'l';
  id?: string;
  className?: string;
  children: ReactNode;
}
export function Card({ as: Tag = 'div', padding = 'm', children, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      css={[
        card,
        css({ padding: paddings[padding], overflow: padding === 'none' ? 'clip' : undefined }),
      ]}
    >
      {children}
    </Tag>
  );
}
const paddings = { none: 0, m: theme.spacing(4), l: theme.spacing(6) };
const card = css`
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
`;
