import { accountApi } from '../accountApi';
import { Loaded } from '../home/Loaded';
import { SessionsList } from './SessionsList';

const loadSessions = async () => (await accountApi.call('GET accounts/me/sessions')).data;

export function SessionsSection() {
  return <Loaded load={loadSessions}>{(sessions) => <SessionsList sessions={sessions} />}</Loaded>;
}
