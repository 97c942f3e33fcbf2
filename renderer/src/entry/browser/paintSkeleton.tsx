import { createRoot, type Root } from 'react-dom/client';
import { AppSkeleton } from '../../app/AppSkeleton.tsx';
import type { Translate } from '../../i18n/useTranslation.ts';

/**
 * Paints the head and the skeleton of a page before anything is requested, in a rep's client, where no server has
 * rendered it. The first page replaces it in the same root.
 */
export function paintSkeleton(container: HTMLElement): { root: Root; isAsking(t: Translate<'chrome'>): void } {
  const root = createRoot(container);
  const paint = (t: Translate<'chrome'> | null): void =>
    root.render(<AppSkeleton t={t} onRetry={() => location.reload()} />);
  paint(null);
  return { root, isAsking: paint };
}
