import type { ReactNode } from 'react';
import { CredentialsSection } from '../credentials/CredentialsSection';
import { DataSection } from '../data/DataSection';
import { ProfileSection } from '../profile/ProfileSection';
import { SessionsSection } from '../sessions/SessionsSection';
import { TravelersSection } from '../travelers/TravelersSection';
import type { SectionId } from './sections';

export const SECTION_PARTS: Record<SectionId, ReactNode> = {
  profile: <ProfileSection />,
  access: <CredentialsSection />,
  travelers: <TravelersSection />,
  sessions: <SessionsSection />,
  data: <DataSection />,
};
