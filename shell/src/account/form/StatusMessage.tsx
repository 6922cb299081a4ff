import { css, Notice, type Theme } from '@tiquete/ui';

/** A success message. The live region is in the page before its text, so that screen readers announce it. */
export function StatusMessage({ text }: { text: string | false }) {
  return (
    <div role="status" css={place}>
      {text && <Notice kind="success" text={text} />}
    </div>
  );
}
const place = (theme: Theme) => css`
  &:empty {
    margin-top: ${theme.spacing(-4)};
  }
`;
