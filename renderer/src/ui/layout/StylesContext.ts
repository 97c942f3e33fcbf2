import type { GriffelRenderer } from '@fluentui/react-components';
import { createContext } from 'react';

/** Collects the styles of Fluent's parts while the server renders a page; null in the browser. */
export const StylesContext = createContext<GriffelRenderer | null>(null);

/** The store's own styles become classes only now, as Fluent's do: in the desktop client and in development (decision 029). */
export const isRuntimeStyling = (): boolean => import.meta.env.DEV || 'desktop' in window;
