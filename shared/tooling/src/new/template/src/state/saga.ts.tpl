import { notify, put, takeLatest } from '@tiquete/platform';
import { es } from '../messages/es';
import { followed } from './slice';

function* thank({ payload: isFollowed }: ReturnType<typeof followed>) {
  if (isFollowed) yield* put(notify({ kind: 'success', text: es.home.followed }));
}
export function* «name»Saga() {
  yield* takeLatest(followed.type, thank);
}
