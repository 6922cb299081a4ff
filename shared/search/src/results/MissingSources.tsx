import { useDispatch } from '@tiquete/platform';
import { Button, css, Notice } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';

export interface MissingSourcesProps {
  query: unknown;
  /** Who did not answer, in words. */
  text: string;
}
/** Says who did not answer, and offers to ask again. */
export function MissingSources({ query, text }: MissingSourcesProps) {
  const t = useSearchProductWords();
  const dispatch = useDispatch();
  const { actions } = useSearchProduct().search;
  return (
    <Notice
      kind="info"
      text={
        <div css={row}>
          <span>{text}</span>
          <Button variant="ghost" size="s" onClick={() => dispatch(actions.searchRequested(query))}>
            {t('results.missingRetry')}
          </Button>
        </div>
      }
    />
  );
}
/** What is not shown for another reason than silence; nothing where there is none. */
export function ResultWarnings({
  warnings = [],
}: {
  warnings: readonly { code: string; title: string }[] | undefined;
}) {
  const unsold = warnings.find(({ code }) => code === 'CURRENCY_NOT_SOLD');
  return unsold ? <Notice kind="info" text={unsold.title} /> : null;
}
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  > span {
    flex: 1 1 240px;
  }
`;
