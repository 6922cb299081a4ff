import { describeFirstPage } from '@tiquete/testing/first-page';
import json from './remote.json';

describeFirstPage(() => import('./remote'), json);
