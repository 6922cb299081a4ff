import type { FormEvent, ReactNode, Ref } from 'react';
import type { Translate } from '@tiquete/platform';
import { Button, css, SearchIcon, type Theme } from '@tiquete/ui';

export interface SearchFormFrameProps {
  formRef: Ref<HTMLFormElement>;
  submit: (event: FormEvent) => void;
  /** Of the remote's words: `title` and `submit` below `search`. */
  t: Translate<'search.submit' | 'search.title'>;
  /** Widths of the fields where one line has room for all of them; without it the product lays out its rows and its button. */
  columns?: string;
  /** Said below the form. */
  below?: ReactNode;
  children: ReactNode;
}
/**
 * The form of a search: its fields on one line, in two columns or in one. What decides is the room of its container, not the
 * screen: a partner's page may be narrow.
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
/** As high as a field; across both columns where there are two. */
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
