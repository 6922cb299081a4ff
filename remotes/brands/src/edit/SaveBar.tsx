import { useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import type { Editor } from './useEditor';
import type { Saving } from './useSave';

/** Bar at the lower edge of the screen with the number of unsaved changes and the save button. */
export function SaveBar({ editor, saving }: { editor: Editor; saving: Saving }) {
  const t = useMessages('brands');
  const [isConfirming, setConfirming] = useState(false);
  const { typed, undo } = editor;
  const { errors, problem, isDone, isSending } = saving;
  const wrong = Object.keys(errors).length;
  const isTyped = typed.length > 0;
  return (
    <div css={bar}>
      {wrong > 0 && <Notice kind="error" text={t('edit.wrong', { count: wrong })} />}
      {problem && (
        <Notice kind="error" text={t('edit.failed', { reason: problem.detail ?? problem.title })} />
      )}
      <div css={row}>
        <p role="status">
          {isTyped
            ? t('edit.unsaved', { count: typed.length })
            : t(isDone ? 'edit.saved' : 'edit.nothingTyped')}
        </p>
        {isTyped && !isConfirming && (
          <Button size="s" variant="ghost" onClick={() => setConfirming(true)}>
            {t('edit.undo')}
          </Button>
        )}
        <Button type="submit" size="s" busy={isSending} disabled={!isTyped}>
          {t('edit.save')}
        </Button>
      </div>
      {isTyped && isConfirming && (
        <div css={row}>
          <p>{t('edit.undoQuestion')}</p>
          <Button
            size="s"
            variant="secondary"
            onClick={() => {
              setConfirming(false);
              undo();
            }}
          >
            {t('edit.undo')}
          </Button>
          <Button size="s" variant="ghost" onClick={() => setConfirming(false)}>
            {t('edit.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
const bar = (theme: Theme) => css`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  margin-inline: ${theme.spacing(-2)};
  padding: ${theme.spacing(3)} ${theme.spacing(2)};
  border-top: 1px solid ${theme.vars.palette.divider};
  background: ${theme.vars.palette.background.default};
`;
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  align-items: center;
  > p {
    flex: 1 1 160px;
  }
`;
