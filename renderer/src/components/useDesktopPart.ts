import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

/**
 * Loads a part that only the desktop client shows, with its texts, when it is needed; null until then. `load` must be
 * the same function at every call. The bundle is on the disk, so there is no error state.
 */
export function useDesktopPart(isNeeded: boolean, load: (i18n: I18n) => Promise<ReactNode>): ReactNode {
  const { i18n } = useTranslation();
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    if (isNeeded) void load(i18n).then(setPart);
  }, [isNeeded, load, i18n]);
  return part;
}
