import { css, type Theme } from '@tiquete/ui';

/** Paper sheet of a result. */
export const card = (theme: Theme) => css`
  max-width: 760px;
  width: 100%;
  margin-inline: auto;
  overflow: clip;
  ${theme.surface}
`;
export const body = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(6)};
  padding: ${theme.spacing(6)};
  @media (max-width: 479px) {
    padding: ${theme.spacing(5)};
  }
`;
/** Next steps, in a few lines. */
export const next = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  max-width: 62ch;
`;
/** Buttons of a stage; hidden on paper. */
export const actions = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  @media print {
    display: none;
  }
`;
/** Buttons side by side; one below the other on a phone. */
export const buttons = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)};
  @media (max-width: 479px) {
    > * {
      flex: 1 1 100%;
    }
  }
`;
/** Secondary actions in a row, without surfaces; two columns on a phone. */
export const quietButtons = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${theme.spacing(1)};
  margin-inline-start: ${theme.spacing(-3)};
  &:empty {
    display: none;
  }
  @media (max-width: 479px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    // A label of two lines is as high as the sentence that stood here.
    > :not(p) {
      justify-content: start;
      padding: 2px ${theme.spacing(3)};
      text-align: start;
    }
    svg {
      flex: none;
    }
  }
`;
/** Sentence in the place of the actions that appear with the confirmation: one row of buttons. */
export const onItsWay = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  align-items: center;
  min-height: 48px;
  padding-inline: ${theme.spacing(3)};
  color: ${theme.vars.palette.text.secondary};
  @media (max-width: 479px) {
    grid-column: 1 / -1;
  }
`;
/** Section with its own heading. */
export const section = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
/** Hidden on paper. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;
