import { css, type Theme } from '@tiquete/ui';

const NARROW = '@media (width < 720px)';
/**
 * Wide rows are at most 110 px high, so that eight fit in a window. On a phone, times are at the start and the price at the end,
 * with the buttons below them: about 150 px, so that three fit in the first view.
 */
export const frame = (theme: Theme) => css`
  display: grid;
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr;
    gap: ${theme.spacing(1)} ${theme.spacing(2)};
    padding: ${theme.spacing(3)} ${theme.spacing(3)} 0;
  }
  ${theme.surface}
  ${theme.up(720)} {
    grid-template-columns: minmax(0, 1fr) 216px;
  }
  ${theme.up(1200)} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
/** The carrier is above the itinerary, or beside it on a wide screen. */
export const body = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(4)};
  /* Carrier, times and facts are rows of the card. */
  ${NARROW} {
    display: contents;
  }
  ${theme.up(720)} {
    grid-template-columns: 128px minmax(0, 1fr);
    column-gap: ${theme.spacing(4)};
    > div:first-of-type {
      grid-row: 1 / span 2;
    }
  }
  ${theme.up(1200)} {
    grid-template-columns: 116px minmax(0, 1fr);
    row-gap: 2px;
    align-content: center;
    padding-block: 2px;
    /* With a warning or an operator above the bags, three lines of facts: all the height that a row may have. */
    &:has(p + ul) {
      min-height: 108px;
    }
  }
`;
export const heading = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(2)};
  > h3 {
    ${theme.type.body}
    display: flex;
    align-items: center;
    gap: ${theme.spacing(2)};
    min-width: 0;
    font-weight: ${theme.weight.strong};
  }
  ${NARROW} {
    > h3 > span[aria-hidden] {
      width: 24px;
      height: 24px;
      border-radius: 6px;
    }
    > h3 > span:last-of-type {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* The comparison is among the details. */
    article:not([data-open]) & > label {
      display: none;
    }
  }
  ${theme.up(720)} {
    &,
    > h3 {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  ${theme.up(1200)} {
    justify-content: center;
    gap: 0;
    > h3 {
      ${theme.type.small}
      flex-direction: row;
      align-items: center;
      font-weight: ${theme.weight.strong};
      > span + span[aria-hidden] {
        margin-inline-start: ${theme.spacing(-4)};
        box-shadow: 0 0 0 2px ${theme.vars.palette.background.paper};
      }
      > span:last-of-type {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
  }
`;
export const ways = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(2)};
  ${theme.up(1200)} {
    gap: 0;
  }
`;
/**
 * One block below the itinerary, most important facts first. A wide row has room for three lines; the rest is in its
 * details.
 */
export const facts = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  gap: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
  > [data-warning] {
    color: ${theme.vars.palette.warning.main};
    font-weight: ${theme.weight.strong};
  }
  > [data-good] {
    color: ${theme.vars.palette.success.main};
    font-weight: ${theme.weight.strong};
  }
  ${NARROW} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.spacing(4)};
    grid-column: 1 / -1;
    &[data-open] > * {
      flex-basis: 100%;
    }
    &:not([data-open]) > p:not([data-warning]),
    &:not([data-open]) > ul > li:first-of-type {
      display: none;
    }
  }
  ${theme.up(1200)} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.spacing(4)};
    align-items: start;
    > ul {
      row-gap: 0;
    }
  }
  ${theme.up(1360)} {
    &:not([data-open]) {
      max-height: 3lh;
      overflow: hidden;
    }
  }
`;
/** Price and buttons at the card's end. On a phone the price is beside the times and the buttons are in a row below. */
export const side = (theme: Theme) => css`
  ${NARROW} {
    display: contents;
    > div {
      grid-area: 1 / 2 / span 2;
      max-width: 116px;
      text-align: end;
    }
    > button {
      grid-column: 2;
      margin-bottom: ${theme.spacing(2)};
    }
    > button:last-of-type {
      grid-area: 4 / 1;
      justify-self: start;
      margin-inline-start: ${theme.spacing(-4)};
    }
  }
  ${theme.up(720)} {
    display: grid;
    align-content: center;
    align-items: center;
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.spacing(4)};
    text-align: end;
    border-inline-start: 1px solid ${theme.vars.palette.divider};
    > div {
      margin-bottom: ${theme.spacing(2)};
    }
  }
  ${theme.up(1200)} {
    grid-template-columns: 156px 112px;
    gap: 0 ${theme.spacing(3)};
    padding: 4px ${theme.spacing(4)};
    > div {
      grid-row: 1 / span 2;
      margin: 0;
    }
    > button {
      padding-inline: ${theme.spacing(2)};
      white-space: nowrap;
    }
  }
`;
export const cost = (theme: Theme) => css`
  display: grid;
  align-content: start;
  justify-items: end;
  gap: ${theme.spacing(1)};
`;
export const detail = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  grid-column: 1 / -1;
  padding: ${theme.spacing(4)};
  border-top: 1px solid ${theme.vars.palette.divider};
  ${NARROW} {
    padding-inline: 0;
  }
`;
