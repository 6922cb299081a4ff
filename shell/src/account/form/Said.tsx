import { css, Notice, type Theme } from '@tiquete/ui';

/** Where "it is done" is said; it takes no room until then, and stands before, so that screen readers hear it. */
export function Said({ text }: { text: string | false }) {
  return (
    <div role="status" css={place}>
      {text && <Notice kind="success" text={text} />}
    </div>
  );
}
const place = (theme: Theme) => css`
  &:empty {
    margin-top: -${theme.spacing(4)};
  }
`;
