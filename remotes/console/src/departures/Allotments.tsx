import { useState } from 'react';
import type { ConsoleDeparture } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, css, Notice, Section, smallText } from '@tiquete/ui';
import { useAction } from '../actions/useAction';
import { entries } from '../frame/entries';
import { AllotmentForm } from './AllotmentForm';

type RoomType = ConsoleDeparture['allotments'][number]['room_type'];

/** Allotments by room type. One total at a time can be changed, in a form below it. */
export function Allotments({ departure: { id, allotments } }: { departure: ConsoleDeparture }) {
  const t = useMessages('console');
  const [open, setOpen] = useState<RoomType | null>(null);
  const { isSending, isDone, problem, send, forget } = useAction('allotment');
  const edited = isDone ? undefined : allotments.find(({ room_type }) => room_type === open);
  const show = (type: RoomType | null) => {
    forget();
    setOpen(type);
  };
  return (
    <Section size="s" title={t('departure.allotments')}>
      {isDone && <Notice kind="success" text={t('departure.saved')} />}
      <ul css={entries}>
        {allotments.map(({ room_type, ...rooms }) => (
          <li key={room_type} css={row}>
            <div>
              <p>
                <b>{t(`departure.rooms.${room_type}`)}</b>
              </p>
              <p css={smallText}>{t('departure.allotment', rooms)}</p>
            </div>
            <Button
              size="s"
              variant="secondary"
              aria-label={t('departure.changeOf', { type: t(`departure.rooms.${room_type}`) })}
              onClick={() => show(room_type)}
            >
              {t('departure.change')}
            </Button>
            {edited?.room_type === room_type && (
              <div css={wide}>
                <AllotmentForm
                  allotment={edited}
                  isSending={isSending}
                  problem={problem}
                  onCancel={() => show(null)}
                  onSend={(total) =>
                    send({ kind: 'allotment', departureId: id, body: { room_type, total } })
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p css={smallText}>{t('departure.allotmentsHint')}</p>
    </Section>
  );
}
/** The numbers with the button that changes them beside. */
const row = css`
  && {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const wide = css`
  grid-column: 1 / -1;
`;
