import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { theme } from '../theme/theme';

interface RecentPlaceProps {
  heading: ReactNode;
  /** Height of a card as a CSS length. */
  height: string;
}
/**
 * Place of a carousel with the traveller's recent items on a page that the server has rendered. Before the first paint a script
 * of the document counts the stored items and writes the number into `data-recent` of the root element; 4 stands for more.
 * Without the attribute the place has no height.
 */
export function RecentPlace({ heading, height }: RecentPlaceProps) {
  return (
    <section aria-hidden css={place}>
      {heading}
      <div>
        <Skeleton height={height} radius={20} />
        <Skeleton height={height} radius={20} />
        <Skeleton height={height} radius={20} />
      </div>
    </section>
  );
}
/** Cards as in a carousel. The element after them is for its buttons, which it has when the cards do not fit. */
const place = css`
  display: none;
  html[data-recent] & {
    display: block;
  }
  &::after {
    display: none;
    height: calc(44px + ${theme.spacing(3)});
    content: '';
  }
  html[data-recent='4'] &::after {
    display: block;
  }
  > div {
    display: grid;
    gap: ${theme.spacing(4)};
  }
  html[data-recent='1'] & > div > * + *,
  html[data-recent='2'] & > div > * + * + * {
    visibility: hidden;
  }
  @media (width < 568px) {
    > div > * + * {
      display: none;
    }
    html[data-recent='2'] &::after,
    html[data-recent='3'] &::after {
      display: block;
    }
  }
  ${theme.up(568)} {
    > div {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (568px <= width < 1024px) {
    > div > * + * + * {
      display: none;
    }
    html[data-recent='3'] &::after {
      display: block;
    }
  }
  ${theme.up(1024)} {
    > div {
      grid-template-columns: 1fr 1fr 1fr;
    }
  }
`;
