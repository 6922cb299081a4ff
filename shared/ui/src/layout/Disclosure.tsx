import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronDown } from '../icons';
import { theme } from '../theme/theme';

interface DisclosureProps {
  /** The line that expands the content: a text, or a text with a smaller second line. */
  summary: ReactNode;
  /** `row` fills the line and has the colour of text, for one of several in a list. */
  kind?: 'link' | 'row';
  /** True if the content is visible at first. */
  open?: boolean;
  className?: string;
  children: ReactNode;
}
/** A line that expands. Without scripts it works too, and searches within the page find its content. */
export function Disclosure({ summary, kind = 'link', open, className, children }: DisclosureProps) {
  return (
    <details open={open} className={className} css={disclosure}>
      <summary css={kinds[kind]}>
        <span>{summary}</span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
const disclosure = css`
  > summary {
    display: flex;
    align-items: center;
    gap: ${theme.spacing(2)};
    min-height: 44px;
    border-radius: ${theme.vars.radius.s};
    font-weight: ${theme.weight.strong};
    list-style: none;
    cursor: pointer;
    ${theme.focusRing}
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > span {
    display: grid;
    min-width: 0;
    padding-block: ${theme.spacing(1)};
  }
  > summary > svg {
    flex: none;
    transition: transform ${theme.motion};
  }
  > summary small {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
const kinds = {
  link: css`
    width: fit-content;
    color: ${theme.vars.palette.primary.text};
    @media (hover: hover) {
      &:hover > span {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    }
  `,
  row: css`
    justify-content: space-between;
    > svg {
      color: ${theme.vars.palette.text.secondary};
    }
  `,
};
