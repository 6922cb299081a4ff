import { Button, css, Notice } from '@tiquete/ui';

export interface LateNoticeProps {
  /** Who did not answer, in words. */
  text: string;
  retry: string;
  onRetry: () => void;
}
/** Says who did not answer, and offers to ask again. */
export function LateNotice({ text, retry, onRetry }: LateNoticeProps) {
  return (
    <Notice
      kind="info"
      text={
        <div css={row}>
          <span>{text}</span>
          <Button variant="ghost" size="s" onClick={onRetry}>
            {retry}
          </Button>
        </div>
      }
    />
  );
}
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  > span {
    flex: 1 1 240px;
  }
`;
