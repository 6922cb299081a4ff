export { clearCookie, readCookie, setCookie } from './cookies';
export { accountKey, addressKey, digest, takeAll } from './limits';
export { type OwnSessions } from './ownSessions';
export { type PasswordCheck } from './passwordCheck';
export { type Passwords } from './passwords';
export { type Sessions } from './sessions';
export { deviceOf } from './device';
export { hashToken, newToken } from './tokens';
export { normalizeEmail, type Users } from './users';
