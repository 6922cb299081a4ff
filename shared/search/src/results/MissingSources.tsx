import { useDispatch } from '@tiquete/platform';
import { Button, css, Notice } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';

export interface MissingSourcesProps {
  query: unknown;
  /** Text with the names of the suppliers. */
  text: string;
}
/** Names the suppliers without an answer, and offers to repeat the search. */
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
/** Warnings about results that are hidden for other reasons. Renders nothing without warnings. */
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
