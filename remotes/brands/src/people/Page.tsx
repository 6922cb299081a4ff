import { useState } from 'react';
import type { BrandAccess } from '@tiquete/contracts';
import { useDispatch, useLazyMessages, useLocation, useMessages } from '@tiquete/platform';
import { Entries, QueryView } from '@tiquete/staff';
import { LinkButton, Notice, Section } from '@tiquete/ui';
import { BrandsPage } from '../frame/BrandsPage';
import { Missing, NoBrand } from '../frame/NoBrand';
import { useIsViewer } from '../frame/useIsViewer';
import { useQuery } from '../frame/useQuery';
import { people as words } from '../messages/people';
import { brandQuery, peopleQuery } from '../state/slice';
import { BRANDS_PATH, brandUrl, parseBrand } from '../urls';
import { Acts } from './Acts';
import { InvitationRow } from './InvitationRow';
import { type Invited, InviteForm } from './InviteForm';
import { PersonRow } from './PersonRow';

/** `/console/brands/people?brand=`: people with access to the brand and their roles. */
export function Page() {
  const { search } = useLocation();
  const brand = parseBrand(search);
  return brand === null ? <NoBrand /> : <People key={brand} brand={brand} />;
}

function People({ brand }: { brand: string }) {
  const t = useLazyMessages('brands', { people: words });
  const state = useQuery(brandQuery, (all) => all.brand, brand);
  const access = useQuery(peopleQuery, (all) => all.people, brand);
  const { draft, published } = state.value ?? {};
  const isViewer = useIsViewer();
  return (
    <BrandsPage
      title={t('people.title', { brand: (draft ?? published)?.file.name ?? brand })}
      back={{ to: BRANDS_PATH, label: t('frame.back') }}
      tools={
        <LinkButton size="s" variant="secondary" to={brandUrl(brand)}>
          {t(isViewer ? 'history.view' : 'history.edit')}
        </LinkButton>
      }
    >
      <QueryView
        shown={access}
        loading={t('people.loading')}
        failed={(status) => (status === 404 ? <Missing /> : null)}
      >
        {(all) => <Access brand={brand} access={all} />}
      </QueryView>
    </BrandsPage>
  );
}

const NO_PERSON: Invited = { email: '', role: 'operator' };
/** Result of an action. It is shown above its own list, as the page is long on a phone. */
interface Done {
  list: 'people' | 'invitations';
  text: string;
}

function Access({ brand, access }: { brand: string; access: BrandAccess }) {
  const t = useMessages('brands');
  const dispatch = useDispatch();
  const isViewer = useIsViewer();
  const [done, setDone] = useState<Done | null>(null);
  const [again, setAgain] = useState({ turn: 0, invited: NO_PERSON });
  const { people, invitations, log } = access;
  const finish = (now: Done | null) => {
    setDone(now);
    dispatch(peopleQuery.refreshed(brand));
  };
  const begin = () => setDone(null);
  const noticeOf = (list: Done['list']) =>
    done?.list === list && <Notice kind="success" text={done.text} />;
  return (
    <>
      <Section size="s" title={t('people.who')}>
        {noticeOf('people')}
        {people.every((person) => person.is_everywhere) && <p>{t('people.none')}</p>}
        <Entries>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              {...{ brand, person }}
              onBegin={begin}
              onDone={(text) => finish({ list: 'people', text })}
            />
          ))}
        </Entries>
      </Section>
      {(invitations.length > 0 || done?.list === 'invitations') && (
        <Section size="s" title={t('people.invitations')}>
          {noticeOf('invitations')}
          <Entries>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                {...{ brand, invitation }}
                acts={
                  isViewer
                    ? null
                    : {
                        onAgain: () => setAgain({ turn: again.turn + 1, invited: invitation }),
                        onBegin: begin,
                        onDone: (text) => finish({ list: 'invitations', text }),
                      }
                }
              />
            ))}
          </Entries>
        </Section>
      )}
      {!isViewer && (
        <Section size="s" title={t('people.invite.title')} hint={t('people.invite.hint')}>
          {access.may_invite ? (
            <InviteForm
              key={again.turn}
              brand={brand}
              first={again.invited}
              onDone={() => finish(null)}
            />
          ) : (
            <p>{t('people.invite.unpublished')}</p>
          )}
        </Section>
      )}
      <Section size="s" title={t('people.log.title')}>
        <Acts log={log} />
      </Section>
    </>
  );
}
