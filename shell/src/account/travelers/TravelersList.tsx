import { useEffect, useRef, useState } from 'react';
import type { TravelerSummary } from '@tiquete/contracts';
import { Button, css, EmptyState, GuestsIcon, Notice, PlusIcon, type Theme } from '@tiquete/ui';
import { quiet } from '../form/formStyles';
import { useAccount } from '../useAccount';
import { RemoveDialog } from './RemoveDialog';
import { TravelerCard } from './TravelerCard';

interface TravelersListProps {
  travelers: TravelerSummary[];
  max: number;
  /** Message about the last action, announced once. */
  message: string;
  onAdd: () => void;
  onEdit: (id: string) => void;
}
export function TravelersList({
  travelers: given,
  max,
  message: initialMessage,
  onAdd,
  onEdit,
}: TravelersListProps) {
  const t = useAccount();
  const [travelers, setTravelers] = useState(given);
  const [message, setMessage] = useState(initialMessage);
  const [removing, setRemoving] = useState<TravelerSummary | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  // The focused button was removed, so the message about it gets the focus.
  useEffect(() => {
    if (message) notice.current?.focus();
  }, [message]);

  const removed = ({ id, name }: TravelerSummary) => {
    setTravelers((all) => all.filter((each) => each.id !== id));
    setRemoving(null);
    setMessage(t('travelers.removed', { name }));
  };
  return (
    <>
      <p css={quiet}>{t('travelers.intro')}</p>
      <div ref={notice} tabIndex={-1} css={unmarked}>
        {message && <Notice kind="success" text={message} />}
      </div>
      {travelers.length === 0 && (
        <EmptyState
          title={t('travelers.empty')}
          icon={<GuestsIcon />}
          actions={<Add onAdd={onAdd} />}
        >
          {t('travelers.emptyText')}
        </EmptyState>
      )}
      {travelers.length > 0 && (
        <>
          <ul css={list}>
            {travelers.map((traveler) => (
              <TravelerCard
                key={traveler.id}
                traveler={traveler}
                onEdit={() => onEdit(traveler.id)}
                onRemove={() => setRemoving(traveler)}
              />
            ))}
          </ul>
          {travelers.length >= max ? (
            <Notice kind="info" text={t('travelers.full', { count: max })} />
          ) : (
            <div>
              <Add onAdd={onAdd} />
            </div>
          )}
        </>
      )}
      {removing && (
        <RemoveDialog
          traveler={removing}
          onKeep={() => setRemoving(null)}
          onRemoved={() => removed(removing)}
        />
      )}
    </>
  );
}
function Add({ onAdd }: { onAdd: () => void }) {
  const t = useAccount();
  return (
    <Button onClick={onAdd}>
      <PlusIcon size={18} aria-hidden />
      {t('travelers.add')}
    </Button>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const unmarked = css`
  outline: none;
  &:empty {
    display: none;
  }
`;
