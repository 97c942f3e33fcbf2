import type { TFunction } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import { FirstPaint } from '../../app/FirstPaint.tsx';
import { FluentParts } from '../../ui/layout/FluentParts.tsx';

/**
 * Paints the head and the outline of a page before anything is asked, in a rep's client, where no server has written
 * the page. The first page takes its place in the same root.
 */
export function paintFirst(container: HTMLElement): { root: Root; isAsking(t: TFunction): void } {
  const root = createRoot(container);
  const paint = (t: TFunction | null): void =>
    root.render(
      <FluentParts>
        <FirstPaint t={t} onRetry={() => location.reload()} />
      </FluentParts>,
    );
  paint(null);
  return { root, isAsking: paint };
}
