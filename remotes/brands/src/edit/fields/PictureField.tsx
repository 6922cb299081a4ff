import { useRef, useState } from 'react';
import { type ApiClient, useApi, useMessages, useRequest } from '@tiquete/platform';
import { Button, css, FieldGroup, type Theme } from '@tiquete/ui';
import { storeHero, storePicture } from '../../api';
import type { PictureUse } from '../../messages/fieldKinds';

const MIB = 1024 * 1024;
const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp';
const DRAWN = {
  maxBytes: MIB,
  accept: `${PHOTOGRAPHS},image/svg+xml`,
  hint: 'uploadHint',
  tooLarge: 'tooLarge',
  first: 'upload',
  another: 'upload',
} as const;
const OF_USE = {
  logo: DRAWN,
  favicon: DRAWN,
  hero: {
    maxBytes: 5 * MIB,
    accept: PHOTOGRAPHS,
    hint: 'photoHint',
    tooLarge: 'photoTooLarge',
    first: 'photo',
    another: 'otherPhoto',
  },
} as const;

interface PictureFieldProps {
  brand: string;
  label: string;
  hint?: string;
  error?: string;
  use: PictureUse;
  /** Address of the picture; empty without one. */
  value: string;
  onChange: (path: string, ratio: number) => void;
  /** Left out where a picture is required. */
  onRemove?: (() => void) | undefined;
}
/** Picture with a button to replace it. The server resizes the upload and returns the address for the draft. */
export function PictureField(props: PictureFieldProps) {
  const { brand, label, hint, error, use, value, onChange, onRemove } = props;
  const t = useMessages('brands');
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { request, run } = useRequest();
  const [isLarge, setLarge] = useState(false);
  const { maxBytes, accept, ...said } = OF_USE[use];
  const take = (file: File | undefined) => {
    if (!file) return;
    setLarge(file.size > maxBytes);
    if (file.size > maxBytes) return;
    void run(async () => {
      const { path, ratio } = await keep(api, brand, use, file);
      onChange(path, ratio);
    });
  };
  const remove = () => {
    onRemove?.();
    // The pressed button disappears together with the picture.
    buttons.current?.querySelector('button')?.focus();
  };
  const refused =
    request.phase === 'failed' ? (request.problem.detail ?? request.problem.title) : '';
  const act = t(`field.${value === '' ? said.first : said.another}`);
  return (
    <div css={use === 'hero' && whole}>
      <FieldGroup
        legend={label}
        hint={hint ?? t(`field.${said.hint}`)}
        error={isLarge ? t(`field.${said.tooLarge}`) : refused || error}
      >
        <div ref={buttons} css={row}>
          {value !== '' && (
            <img
              src={value}
              alt={t('field.shown', { label })}
              css={use === 'hero' ? photograph : shown}
            />
          )}
          <input
            ref={input}
            type="file"
            accept={accept}
            aria-label={`${act}: ${label}`}
            hidden
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              // Cleared, so that the same file can be chosen again.
              event.currentTarget.value = '';
            }}
          />
          <Button
            size="s"
            variant="secondary"
            busy={request.phase === 'loading'}
            onClick={() => input.current?.click()}
          >
            {act}
          </Button>
          {value !== '' && onRemove && (
            <Button size="s" variant="ghost" onClick={remove}>
              {t('field.noPhoto')}
            </Button>
          )}
        </div>
      </FieldGroup>
    </div>
  );
}

async function keep(api: ApiClient, brand: string, use: PictureUse, file: File) {
  if (use === 'hero') return storeHero(api, { brand, file });
  return storePicture(api, { brand, kind: use, content: await readBase64(file) });
}

const whole = css`
  grid-column: 1 / -1;
  min-width: 0;
`;
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
const photograph = (theme: Theme) => css`
  width: 208px;
  height: 117px;
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.s};
  object-fit: cover;
`;
/** Content of a file in base64. @throws Error if the file cannot be read. */
const readBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(file);
  });
