import type { ReactNode } from 'react';
import { css, Picture, type Theme } from '@tiquete/ui';

export interface SummaryHeadProps {
  /** Address of the picture. */
  image: string;
  name: string;
  children: ReactNode;
}
/** Name and picture of the offer. */
export function SummaryHead({ image, name, children }: SummaryHeadProps) {
  return (
    <div css={head}>
      <Picture src={image} alt="" ratio="1" sizes="144px" css={photo} />
      <div>
        <h3>{name}</h3>
        {children}
      </div>
    </div>
  );
}
const head = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: start;
`;
const photo = (theme: Theme) => css`
  border-radius: ${theme.vars.radius.s};
`;
