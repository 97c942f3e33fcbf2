import type { i18n as I18n } from 'i18next';
import { autorun } from 'mobx';
import { followUpdates } from '../../app/chrome/notices/followUpdates.ts';
import { desktopLanguage, followDesktop, isInKiosk, openDesktop } from '../../platform/desktop.ts';
import type { Stores } from '../../stores/Stores.ts';
import { followMouseButtons } from './followMouseButtons.ts';
import { paintSkeleton } from './paintSkeleton.tsx';

/** The code that only the desktop client's page needs. A browser never loads it. */
export const desktopPage = {
  language: desktopLanguage,
  open: openDesktop,
  /** Null in a kiosk: its cover hides the page until it is ready. */
  paintSkeleton: async (root: HTMLElement) => ((await isInKiosk()) ? null : paintSkeleton(root)),
  /** Opens the pages that the main process asks for, and shows its notices: lost settings, updates. */
  follow: ({ open, stores, texts }: { open: (to: string) => void; stores: Stores; texts: I18n }): Promise<void> => {
    followMouseButtons(window);
    return followDesktop({
      open,
      settingsWereLost: () => stores.notices.show({ intent: 'warning', text: { key: 'chrome:settingsLost' } }),
      followTheme: (tell) => void autorun(() => tell(stores.ui.theme)),
      followUpdates: (updates) => void followUpdates(updates, stores.notices, texts),
    });
  },
};
