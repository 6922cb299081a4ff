import { useState } from 'react';
import type { BrandPerson } from '@tiquete/contracts';
import { useApi, useMessages } from '@tiquete/platform';
import { Entry } from '@tiquete/staff';
import { Badge, Button } from '@tiquete/ui';
import { changeRole, removePerson } from '../api';
import { buttons } from './buttons';
import { Confirmed } from './Confirmed';
import { RoleBadge } from './RoleBadge';
import { RoleField } from './RoleField';
import { BRAND_ROLES } from './roles';

interface PersonRowProps {
  brand: string;
  person: BrandPerson;
  /** Called when an action starts. */
  onBegin: () => void;
  /** Called with the message to show. */
  onDone: (text: string) => void;
}
/** A person with access, and the actions that the user may take. */
export function PersonRow({ brand, person, onBegin, onDone }: PersonRowProps) {
  const t = useMessages('brands');
  const api = useApi();
  const [open, setOpen] = useState<'role' | 'remove' | null>(null);
  const { id, name, email, role, account_brand: account } = person;
  const others = BRAND_ROLES.filter((each) => each !== role);
  const [chosen, setChosen] = useState(others[0] ?? role);
  const close = () => setOpen(null);
  const begin = (what: 'role' | 'remove') => {
    setChosen(others[0] ?? role);
    setOpen(what);
    onBegin();
  };
  return (
    <Entry
      title={name}
      heading="h3"
      badges={
        <>
          <RoleBadge role={role} />
          {person.is_self && <Badge>{t('people.you')}</Badge>}
          {person.is_everywhere && <Badge>{t('people.everywhere')}</Badge>}
          {account !== brand && <Badge>{t('people.elsewhere', { brand: account })}</Badge>}
        </>
      }
      note={email}
    >
      {open === null && (person.may_change || person.may_remove) && (
        <div css={buttons}>
          {person.may_change && (
            <Button size="s" variant="secondary" onClick={() => begin('role')}>
              {t('people.change')}
            </Button>
          )}
          {person.may_remove && (
            <Button size="s" variant="ghost" onClick={() => begin('remove')}>
              {t('people.remove')}
            </Button>
          )}
        </div>
      )}
      {open === 'role' && (
        <Confirmed
          title={t('people.change')}
          question={t('people.changeQuestion', { name })}
          send={t('people.changeSend')}
          work={async () => {
            await changeRole(api, { brand, id, role: chosen });
            close();
            onDone(t('people.changed', { name }));
          }}
          onCancel={close}
        >
          <RoleField roles={others} value={chosen} onChange={setChosen} />
        </Confirmed>
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
    </Entry>
  );
}
