import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

interface StackProps {
  children: ReactNode;
  /** Gap in steps of 4 px. */
  gap?: number;
  direction?: 'column' | 'row';
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav' | 'form';
  className?: string;
}
export function Stack({
  children,
  gap = 4,
  direction = 'column',
  align,
  justify,
  wrap,
  as: Tag = 'div',
  className,
}: StackProps) {
  const flow = css({
    display: 'flex',
    flexDirection: direction,
    gap: theme.spacing(gap),
    alignItems: align,
    justifyContent: justify,
    flexWrap: wrap ? 'wrap' : undefined,
  });
  return (
    <Tag className={className} css={flow}>
      {children}
    </Tag>
  );
}
