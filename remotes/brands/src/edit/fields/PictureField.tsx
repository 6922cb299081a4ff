import { useId, useRef, useState } from 'react';
import { useApi, useMessages, useSending } from '@tiquete/platform';
import { Button, css, FieldGroup, type Theme } from '@tiquete/ui';
import { keepPicture } from '../../api';
import { readBase64 } from './readBase64';

const MAX_BYTES = 1024 * 1024;
const TAKEN = 'image/png,image/jpeg,image/webp,image/svg+xml';

interface PictureFieldProps {
  brand: string;
  label: string;
  hint?: string;
  error?: string;
  kind: 'logo' | 'favicon';
  /** Address of the picture. */
  value: string;
  onChange: (path: string, ratio: number) => void;
}
/** A picture, and another one in its place: it is drawn anew by the server, and the draft names it. */
export function PictureField({
  brand,
  label,
  hint,
  error,
  kind,
  value,
  onChange,
}: PictureFieldProps) {
  const t = useMessages('brands');
  const api = useApi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sending, run } = useSending();
  const [isLarge, setLarge] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    setLarge(file.size > MAX_BYTES);
    if (file.size > MAX_BYTES) return;
    void run(async () => {
      const content = await readBase64(file);
      const { path, ratio } = await keepPicture(api, { brand, kind, content });
      onChange(path, ratio);
    });
  };
  const refused =
    sending.phase === 'failed' ? (sending.problem.detail ?? sending.problem.title) : '';
  return (
    <FieldGroup
      legend={label}
      hint={hint ?? t('field.uploadHint')}
      error={isLarge ? t('field.tooLarge') : refused || error}
    >
      <div css={row}>
        {value !== '' && <img src={value} alt={t('field.shown', { label })} css={shown} />}
        <input
          ref={input}
          id={id}
          type="file"
          accept={TAKEN}
          aria-label={`${t('field.upload')}: ${label}`}
          hidden
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <Button
          size="s"
          variant="secondary"
          busy={sending.phase === 'sending'}
          onClick={() => input.current?.click()}
        >
          {t('field.upload')}
        </Button>
      </div>
    </FieldGroup>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)};
  align-items: center;
`;
const shown = (theme: Theme) => css`
  max-width: 200px;
  height: 48px;
  padding: ${theme.spacing(1)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.s};
  object-fit: contain;
`;
