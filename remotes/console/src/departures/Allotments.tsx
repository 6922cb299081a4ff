import { useState } from 'react';
import type { ConsoleDeparture } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Button, Notice, Section, smallText } from '@tiquete/ui';
import { useAction } from '../actions/useAction';
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
      <Entries>
        {allotments.map(({ room_type, ...rooms }) => (
          <Entry
            key={room_type}
            title={t(`departure.rooms.${room_type}`)}
            note={t('departure.allotment', rooms)}
            tools={
              <Button
                size="s"
                variant="secondary"
                aria-label={t('departure.changeOf', { type: t(`departure.rooms.${room_type}`) })}
                onClick={() => show(room_type)}
              >
                {t('departure.change')}
              </Button>
            }
          >
            {edited?.room_type === room_type && (
              <AllotmentForm
                allotment={edited}
                isSending={isSending}
                problem={problem}
                onCancel={() => show(null)}
                onSend={(total) =>
                  send({ kind: 'allotment', departureId: id, body: { room_type, total } })
                }
              />
            )}
          </Entry>
        ))}
      </Entries>
      <p css={smallText}>{t('departure.allotmentsHint')}</p>
    </Section>
  );
}
