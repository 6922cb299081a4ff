import { createElement, type ComponentType } from 'react';
import { SettingsContext } from '@tiquete/platform';
import type { Candidate } from './loaderTypes';

const none: NonNullable<Candidate['settings']> = {};

/** A page or slot that reads the settings of its own release, wherever it stands. */
export const withSettings =
  <P extends object>(Part: ComponentType<P>, settings = none): ComponentType<P> =>
  (props) =>
    createElement(SettingsContext, { value: settings }, createElement(Part, props));
