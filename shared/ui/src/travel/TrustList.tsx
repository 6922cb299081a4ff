import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

interface TrustListProps {
  items: readonly { icon: ReactNode; title: string; text: string; more?: ReactNode }[];
}
/** Reasons to trust the brand, three in a row if there is space. */
export function TrustList({ items }: TrustListProps) {
  return (
    <ul css={list}>
      {items.map(({ icon, title, text, more }) => (
        <li key={title}>
          {icon}
          <h3>{title}</h3>
          <p>{text}</p>
          {more}
        </li>
      ))}
    </ul>
  );
}
const list = css`
  display: grid;
  gap: ${theme.spacing(8)};
  ${theme.up(768)} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(1)};
  }
  li > svg {
    box-sizing: content-box;
    margin-bottom: ${theme.spacing(2)};
    padding: ${theme.spacing(3)};
    color: ${theme.vars.palette.secondary.text};
    background: ${theme.vars.palette.secondary.soft};
    border-radius: ${theme.vars.radius.m};
  }
  p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
