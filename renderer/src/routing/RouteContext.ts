import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Stores } from '../stores/Stores.ts';

/** What a route may ask for: the stores and the texts of this page or request. */
export interface RouteContext {
  stores: Stores;
  i18n: i18n;
}

/** What a page's `route.ts` answers: how its data is read, and what shows it. */
export type PageRoute = (context: RouteContext) => { loader?: LoaderFunction; Component: ComponentType };
