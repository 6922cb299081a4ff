import type { ConsoleBrand } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, Notice, smallText, type Theme } from '@tiquete/ui';
import { useMoment } from '../frame/useMoment';
import type { Field } from '../messages/fieldKinds';
import { labelOf } from '../model/checkFields';
import { settingLabel } from '../model/settingFields';
import type { Editor } from './useEditor';

interface StateNoticesProps {
  state: ConsoleBrand;
  editor: Editor;
  /** Fields of the form. */
  fields: readonly Field[];
}
/** Notices about the version that is edited and about changes that another person saved meanwhile. */
export function StateNotices({ state, editor, fields }: StateNoticesProps) {
  const t = useMessages('brands');
  const moment = useMoment();
  const { draft, published, settings } = state;
  const nameOf = (path: string) => settingLabel(path, settings) ?? labelOf(path, fields);
  const { newest, isOvertaken, bothChanged } = editor;
  const who = newest.published_by ?? newest.saved_by;
  const when = moment(newest.published_at ?? newest.saved_at);
  const isOlder = draft !== null && published !== null && draft.based_on !== published.number;
  return (
    <div css={column}>
      <p css={smallText}>
        {draft
          ? t('edit.stateDraft', { number: draft.number, who, when })
          : t('edit.statePublished', { number: newest.number })}
      </p>
      {isOlder && (
        <Notice kind="warning" text={t('edit.older', { number: draft.based_on ?? '?' })} />
      )}
      {isOvertaken && (
        <Notice
          kind="warning"
          text={
            <>
              <p>{t('edit.changed', { who, when })}</p>
              {bothChanged.length > 0 && (
                <p>{t('edit.bothChanged', { fields: bothChanged.map(nameOf).join(', ') })}</p>
              )}
            </>
          }
        />
      )}
    </div>
  );
}
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
`;
