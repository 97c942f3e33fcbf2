import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

/**
 * A part that the desktop client alone shows, brought with its texts once it is needed; null until it is there. `bring`
 * is a function of a module, the same at every call. What comes from the bundle on the disk is there: nothing is shown
 * for the case that it could not be had.
 */
export function useDesktopPart(isNeeded: boolean, bring: (i18n: I18n) => Promise<ReactNode>): ReactNode {
  const { i18n } = useTranslation();
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    if (isNeeded) void bring(i18n).then(setPart);
  }, [isNeeded, bring, i18n]);
  return part;
}
