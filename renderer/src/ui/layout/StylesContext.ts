import type { GriffelRenderer } from '@fluentui/react-components';
import { createContext } from 'react';

/** Collects the styles of Fluent's parts while the server renders a page; null in the browser. */
export const StylesContext = createContext<GriffelRenderer | null>(null);
