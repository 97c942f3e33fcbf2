import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Stores } from '../stores/Stores.ts';

/** The services of a route: the stores and the texts of this page or request. */
export interface RouteContext {
  stores: Stores;
  i18n: i18n;
}

/** The result of a page's `route.ts`: its loader and its component. */
export type PageRoute = (context: RouteContext) => { loader?: LoaderFunction; Component: ComponentType };
