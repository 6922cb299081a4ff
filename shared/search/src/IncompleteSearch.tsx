import type { ReactNode } from 'react';
import { searchSectionChanged, selectConfig, useDispatch, useSelector } from '@tiquete/platform';
import { Button, Container, css, type Theme } from '@tiquete/ui';
import { pageFrame, panel } from './pageFrame';

export interface IncompleteSearchProps {
  words: { title: string; text: string; complete: string };
  /** What is missing, one sentence each. */
  missing: string[];
  /** The form with what could be read, over the page of a phone. */
  drawer: () => ReactNode;
  form: () => ReactNode;
}
/** An address that is no request: what could be read of it stands in the form, with what is missing said at its field. */
export function IncompleteSearch({ words, missing, drawer, form }: IncompleteSearchProps) {
  const dispatch = useDispatch();
  const { isMobile } = useSelector(selectConfig);
  return (
    <Container>
      <div css={pageFrame}>
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p>{words.text}</p>
          {isMobile && (
            <ul css={list}>
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
        {isMobile ? (
          <>
            {drawer()}
            <Button
              fullWidth
              onClick={() => dispatch(searchSectionChanged({ openFormMobile: true }))}
            >
              {words.complete}
            </Button>
          </>
        ) : (
          <div css={panel}>{form()}</div>
        )}
      </div>
    </Container>
  );
}
const list = (theme: Theme) => css`
  margin-top: ${theme.spacing(3)};
  font-weight: 600;
  color: ${theme.vars.palette.error.main};
`;
