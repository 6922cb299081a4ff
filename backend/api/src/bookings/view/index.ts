export { toSchedule } from './schedule';
