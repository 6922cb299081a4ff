import { useState, type SyntheticEvent } from 'react';
import { useMessages, useNavigate } from '@tiquete/platform';
import { formColumn, formRow } from '@tiquete/staff';
import { Button, css, TextField } from '@tiquete/ui';
import { STORY_ID, storyUrl } from '../urls';

/** Field for a code or an id; sending it changes the address. */
export function StoryForm({ id }: { id: string }) {
  const t = useMessages('console');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(id);
  const [isWrong, setWrong] = useState(false);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const isId = STORY_ID.test(typed);
    setWrong(!isId);
    if (isId) void navigate(storyUrl(typed));
  };
  return (
    <form css={[formColumn, narrow]} aria-label={t('support.form')} onSubmit={send} noValidate>
      <TextField
        label={t('support.id')}
        hint={t('support.hint')}
        type="search"
        autoComplete="off"
        maxLength={64}
        value={typed}
        onChange={(text) => setTyped(text.trim())}
        error={isWrong ? t('support.wrong') : undefined}
      />
      <div css={formRow}>
        <Button type="submit">{t('support.submit')}</Button>
      </div>
    </form>
  );
}
const narrow = css`
  max-width: 560px;
`;
