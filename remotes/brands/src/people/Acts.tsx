import type { BrandAccessAct } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { useMoment } from '../frame/useMoment';

/** Log of changes of access, newest first. */
export function Acts({ log }: { log: readonly BrandAccessAct[] }) {
  const t = useMessages('brands');
  const moment = useMoment();
  if (log.length === 0) return <p>{t('people.log.none')}</p>;
  return (
    <Entries as="ol">
      {log.map(({ at, by, act, email, role }, place) => (
        <Entry
          key={place}
          title={t(`people.log.${act}`, { email, role: t(`people.role.${role}`) })}
          note={t('people.log.line', { when: moment(at), who: by })}
        />
      ))}
    </Entries>
  );
}
