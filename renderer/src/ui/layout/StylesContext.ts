import type { GriffelRenderer } from '@fluentui/react-components';
import { createContext } from 'react';

/** Collects the styles of Fluent's parts while the server renders a page; null in the browser. */
export const StylesContext = createContext<GriffelRenderer | null>(null);

/**
 * The store's own styles become classes at run time, like Fluent's, in the desktop client and in development only
 * (decision 029).
 */
export const isRuntimeStyling = (): boolean => import.meta.env.DEV || 'desktop' in window;
