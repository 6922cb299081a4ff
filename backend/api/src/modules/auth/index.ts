export { clearCookie, readCookie, setCookie } from './next-auth/cookies';
export { accountKey, addressKey, digest, takeAll } from './limits';
export { type OwnSessions } from './sessions/ownSessions';
export { type PasswordCheck } from './passwordCheck';
export { type Passwords } from './passwords';
export { type Sessions } from './sessions/sessions';
export { deviceOf } from './sessions/device';
export { hashToken, newToken } from './sessions/tokens';
export { normalizeEmail, type Users } from './users';
