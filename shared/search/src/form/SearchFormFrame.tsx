import type { FormEvent, ReactNode, Ref } from 'react';
import type { Translate } from '@tiquete/platform';
import { Button, css, SearchIcon, type Theme } from '@tiquete/ui';

export interface SearchFormFrameProps {
  formRef: Ref<HTMLFormElement>;
  submit: (event: FormEvent) => void;
  /** Messages of the remote: `title` and `submit` below `search`. */
  t: Translate<'search.submit' | 'search.title'>;
  /** Column widths of a form on one line. Without them the product lays out its own rows and button. */
  columns?: string;
  /** Content below the form. */
  below?: ReactNode;
  children: ReactNode;
}
/**
 * Layout of a search form: one line, two columns or one column. It depends on the width of the container, because a
 * partner's page may be narrow.
 */
export function SearchFormFrame({
  formRef,
  submit,
  t,
  columns,
  below,
  children,
}: SearchFormFrameProps) {
  return (
    <div css={frame}>
      <form
        ref={formRef}
        role="search"
        aria-label={t('search.title')}
        noValidate
        onSubmit={submit}
        css={columns === undefined ? rows : fields(columns)}
      >
        {children}
        {columns !== undefined && <SearchButton t={t} />}
      </form>
      {below}
    </div>
  );
}
/** Submit button with the height of a field; it spans both columns where there are two. */
export function SearchButton({ t }: Pick<SearchFormFrameProps, 't'>) {
  return (
    <div css={action}>
      <Button type="submit" variant="primary" fullWidth>
        <SearchIcon size={18} aria-hidden />
        {t('search.submit')}
      </Button>
    </div>
  );
}
const frame = css`
  container-type: inline-size;
`;
const rows = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
const fields = (columns: string) => (theme: Theme) => css`
  ${rows(theme)}
  align-items: start;
  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 1000px) {
    grid-template-columns: ${columns} auto;
    > :last-child {
      grid-column: auto;
    }
  }
`;
const action = css`
  button {
    min-height: 56px;
  }
`;
