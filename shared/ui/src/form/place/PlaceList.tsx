import { css, keyframes } from '@emotion/react';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { Spinner } from '../../button/Spinner';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import type { PlaceWords } from '../../messages/es';
import { theme } from '../../theme/theme';
import { PlaceRow } from './PlaceRow';
import type { PlaceOption } from './places';
import type { Places } from './usePlaces';

interface PlaceListProps<O extends PlaceOption> {
  places: Places<O>;
  query: string;
  words: PlaceWords;
  listProps: HTMLAttributes<HTMLElement> & { ref: Ref<HTMLDivElement> };
  optionProps: (option: O) => HTMLAttributes<HTMLElement>;
}
/** The open panel: groups of places, or a message while it searches, finds nothing or fails. */
export function PlaceList<O extends PlaceOption>({
  places,
  query,
  words,
  listProps,
  optionProps,
}: PlaceListProps<O>) {
  const id = useId();
  const status = statusText(places, query, words);
  const { groups } = places;
  const isEmpty = groups.length === 0;
  return (
    <div role="presentation" css={panel} onMouseDown={(event) => event.preventDefault()}>
      <p role="status" css={isEmpty ? message : undefined}>
        {isEmpty && places.phase === 'loading' && <Spinner size={16} />}
        {isEmpty ? status : <VisuallyHidden>{status}</VisuallyHidden>}
      </p>
      {!isEmpty && (
        <div {...listProps} css={list}>
          {groups.map((group, at) => (
            <div key={group.label} role="group" aria-labelledby={`${id}-${at}`}>
              <div id={`${id}-${at}`} role="presentation" css={heading}>
                {group.label}
              </div>
              {group.options.map((option) => (
                <PlaceRow key={option.id} {...optionProps(option)} option={option} query={query} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
function statusText<O extends PlaceOption>(places: Places<O>, query: string, words: PlaceWords) {
  if (places.phase === 'loading') return words.loading;
  if (places.phase === 'failed') return words.failed;
  const found = places.groups.reduce((sum, group) => sum + group.options.length, 0);
  if (found > 0) return words.results(found);
  return query ? words.empty(query) : words.hint;
}
const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;
const panel = css`
  position: absolute;
  inset: calc(100% + ${theme.spacing(2)}) 0 auto;
  z-index: 30;
  ${theme.up(768)} {
    min-width: 360px;
  }
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  color: ${theme.vars.palette.text.primary};
  box-shadow: ${theme.vars.shadow};
  animation: ${appear} ${theme.motion};
`;
const list = css`
  max-height: min(400px, 48dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.spacing(2)};
`;
const heading = css`
  ${theme.type.small}
  padding: ${theme.spacing(2)} ${theme.spacing(2)} ${theme.spacing(1)};
  font-weight: ${theme.weight.strong};
  color: ${theme.vars.palette.text.secondary};
`;
const message = css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(4)};
  color: ${theme.vars.palette.text.secondary};
`;
