import type { ReactNode } from 'react';
import type { ApiClient } from '@tiquete/platform';
import { CredentialsSection } from '../credentials/CredentialsSection';
import { DeletePanel } from '../data/DeletePanel';
import { DownloadPanel } from '../data/DownloadPanel';
import { ProfileForm } from '../profile/ProfileForm';
import { SessionsList } from '../sessions/SessionsList';
import { TravelersSection } from '../travelers/TravelersSection';
import { Loaded } from './Loaded';
import type { SectionId } from './sections';

const loadProfile = async (api: ApiClient) => (await api.call('GET accounts/me')).data;
const loadSessions = async (api: ApiClient) => (await api.call('GET accounts/me/sessions')).data;

export const SECTION_PARTS: Record<SectionId, ReactNode> = {
  profile: <Loaded load={loadProfile}>{(profile) => <ProfileForm profile={profile} />}</Loaded>,
  access: <CredentialsSection />,
  travelers: <TravelersSection />,
  sessions: (
    <Loaded load={loadSessions}>{(sessions) => <SessionsList sessions={sessions} />}</Loaded>
  ),
  // The rights of access and erasure of Ley 1581 de 2012.
  data: (
    <>
      <DownloadPanel />
      <DeletePanel />
    </>
  ),
};
