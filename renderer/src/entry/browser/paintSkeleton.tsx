import type { TFunction } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import { AppSkeleton } from '../../app/AppSkeleton.tsx';
import { FluentParts } from '../../ui/layout/FluentParts.tsx';

/**
 * Paints the head and the outline of a page before anything is asked, in a rep's client, where no server has written
 * the page. The first page takes its place in the same root.
 */
export function paintSkeleton(container: HTMLElement): { root: Root; isAsking(t: TFunction): void } {
  const root = createRoot(container);
  const paint = (t: TFunction | null): void =>
    root.render(
      <FluentParts>
        <AppSkeleton t={t} onRetry={() => location.reload()} />
      </FluentParts>,
    );
  paint(null);
  return { root, isAsking: paint };
}
