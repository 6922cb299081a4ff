import type { BrandAccessAct } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { smallText } from '@tiquete/ui';
import { useMoment } from '../frame/useMoment';
import { row, rows } from './rowStyles';

/** Log of changes of access, newest first. */
export function Acts({ log }: { log: readonly BrandAccessAct[] }) {
  const t = useMessages('brands');
  const moment = useMoment();
  if (log.length === 0) return <p>{t('people.log.none')}</p>;
  return (
    <ol css={rows}>
      {log.map(({ at, by, act, email, role }, place) => (
        <li key={place} css={row}>
          <p>{t(`people.log.${act}`, { email, role: t(`people.role.${role}`) })}</p>
          <p css={smallText}>{t('people.log.line', { when: moment(at), who: by })}</p>
        </li>
      ))}
    </ol>
  );
}
