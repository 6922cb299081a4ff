import { useId, useState } from 'react';
import type { HotelComment } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { Comment } from './Comment';

/** Number of comments before the list is expanded. */
const SHOWN_AT_FIRST = 4;

export function Comments({ comments }: { comments: readonly HotelComment[] }) {
  const t = useMessages('hotels');
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const hidden = comments.length - SHOWN_AT_FIRST;
  const shown = isOpen ? comments : comments.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul id={listId} css={list}>
        {shown.map((comment, index) => (
          <Comment key={index} comment={comment} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="secondary"
          size="s"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          css={more}
        >
          {isOpen ? t('reviews.fewer') : t('reviews.more', { count: hidden })}
        </Button>
      )}
    </>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    padding-block: ${theme.spacing(4)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  > li:first-of-type {
    padding-top: ${theme.spacing(1)};
    border: 0;
  }
`;
const more = css`
  justify-self: start;
`;
