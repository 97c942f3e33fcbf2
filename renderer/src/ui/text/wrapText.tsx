import { Children, type ReactNode } from 'react';

/**
 * Wraps each bare text of a slot in an element. Browsers translate a page by replacing its text nodes, and React can
 * neither change nor remove a replaced one beside others.
 */
export const wrapText = (content: ReactNode): ReactNode =>
  Children.map(content, (part) => (typeof part === 'string' || typeof part === 'number' ? <span>{part}</span> : part));
