import { createElement, type ComponentType } from 'react';
import { SettingsContext } from '@tiquete/platform';
import type { Candidate } from './loaderTypes';

const none: NonNullable<Candidate['settings']> = {};

/** Provides a page or slot with the settings of its own release, also inside another remote's page. */
export const withSettings =
  <P extends object>(Part: ComponentType<P>, settings = none): ComponentType<P> =>
  (props) =>
    createElement(SettingsContext, { value: settings }, createElement(Part, props));
