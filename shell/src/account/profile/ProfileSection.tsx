import { accountApi } from '../accountApi';
import { Loaded } from '../home/Loaded';
import { ProfileForm } from './ProfileForm';

const loadProfile = async () => (await accountApi.call('GET accounts/me')).data;

export function ProfileSection() {
  return <Loaded load={loadProfile}>{(profile) => <ProfileForm profile={profile} />}</Loaded>;
}
