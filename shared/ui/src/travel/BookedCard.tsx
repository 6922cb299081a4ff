import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { theme } from '../theme/theme';
import { Picture } from './Picture';

interface BookedCardProps {
  /** Address of a picture, or an icon for a booking without one. */
  image: string | ReactElement;
  /** Omitted when the page's heading is the same. */
  title?: string;
  children: ReactNode;
}
/**
 * Card of a booking in a list, with photo or icon, name and content. Its paragraphs and list items may start with an icon.
 */
export function BookedCard({ image, title, children }: BookedCardProps) {
  return (
    <div css={card}>
      {typeof image === 'string' ? (
        <Picture
          src={image}
          alt=""
          ratio="4 / 3"
          widths={[320, 640]}
          sizes="(min-width: 640px) 216px, 106px"
        />
      ) : (
        <span aria-hidden css={disc}>
          {image}
        </span>
      )}
      <div>
        {title !== undefined && <h2>{title}</h2>}
        {children}
      </div>
    </div>
  );
}
const card = css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: start;
  ${theme.up(640)} {
    grid-template-columns: 180px minmax(0, 1fr);
  }
  > :first-child,
  > picture > img {
    border-radius: ${theme.vars.radius.m};
  }
  > :last-child {
    display: grid;
    gap: ${theme.spacing(1)};
  }
  h2 {
    ${theme.type.h3}
    overflow-wrap: anywhere;
  }
  p,
  dt {
    color: ${theme.vars.palette.text.secondary};
  }
  p {
    display: flex;
    gap: ${theme.spacing(2)};
    align-items: center;
  }
  svg {
    flex: none;
  }
`;
const disc = css`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: ${theme.vars.palette.primary.soft};
  color: ${theme.vars.palette.primary.text};
`;
