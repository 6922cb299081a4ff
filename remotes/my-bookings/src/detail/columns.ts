import { css, type Theme } from '@tiquete/ui';

/** Three groups: code and payment, trip, price. One below the other on a phone; from 960 px the trip is on the left. */
export const columns = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: start;
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.spacing(4)};
  }
  @media screen and (min-width: 960px) {
    grid-template: auto 1fr / minmax(0, 1fr) 360px;
    column-gap: ${theme.spacing(6)};
    > :first-child {
      grid-area: 1 / 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
    }
    > :nth-child(3) {
      grid-area: 2 / 2;
    }
  }
  @media print {
    gap: ${theme.spacing(2)};
    > * {
      gap: ${theme.spacing(2)};
    }
    > :nth-child(3) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${theme.spacing(8)};
      align-items: start;
    }
  }
`;
