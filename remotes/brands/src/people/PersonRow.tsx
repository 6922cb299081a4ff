import { useState } from 'react';
import type { BrandPerson, BrandRole } from '@tiquete/contracts';
import { useApi, useMessages } from '@tiquete/platform';
import { formRow } from '@tiquete/staff';
import { Badge, Button, smallText } from '@tiquete/ui';
import { changeRole, removePerson } from '../api';
import { Confirmed } from './Confirmed';
import { badges, row } from './rowStyles';

interface PersonRowProps {
  brand: string;
  person: BrandPerson;
  /** With what to say about it. */
  onDone: (text: string) => void;
}
/** Somebody with access, and what the reader may do about it. */
export function PersonRow({ brand, person, onDone }: PersonRowProps) {
  const t = useMessages('brands');
  const api = useApi();
  const [open, setOpen] = useState<'role' | 'remove' | null>(null);
  const { id, name, email, role, account_brand: account } = person;
  const other: BrandRole = role === 'operator' ? 'brand-admin' : 'operator';
  const close = () => setOpen(null);
  return (
    <li css={row}>
      <h3>{name}</h3>
      <p css={smallText}>{email}</p>
      <p css={badges}>
        <Badge tone={role === 'operator' ? 'primary' : 'success'}>{t(`people.role.${role}`)}</Badge>
        {person.is_self && <Badge>{t('people.you')}</Badge>}
        {person.is_everywhere && <Badge>{t('people.everywhere')}</Badge>}
        {account !== brand && <Badge>{t('people.elsewhere', { brand: account })}</Badge>}
      </p>
      {open === null && (person.may_change || person.may_remove) && (
        <div css={formRow}>
          {person.may_change && (
            <Button size="s" variant="secondary" onClick={() => setOpen('role')}>
              {t(`people.change.${other}`)}
            </Button>
          )}
          {person.may_remove && (
            <Button size="s" variant="ghost" onClick={() => setOpen('remove')}>
              {t('people.remove')}
            </Button>
          )}
        </div>
      )}
      {open === 'role' && (
        <Confirmed
          title={t(`people.change.${other}`)}
          question={t(`people.changeQuestion.${other}`, { name })}
          send={t('people.changeSend')}
          work={async () => {
            await changeRole(api, { brand, id, role: other });
            close();
            onDone(t('people.changed', { name }));
          }}
          onCancel={close}
        />
      )}
      {open === 'remove' && (
        <Confirmed
          title={t('people.remove')}
          question={t('people.removeQuestion', { name })}
          send={t('people.removeSend')}
          isDanger
          work={async () => {
            await removePerson(api, { brand, id });
            close();
            onDone(t('people.removed', { name }));
          }}
          onCancel={close}
        />
      )}
    </li>
  );
}
