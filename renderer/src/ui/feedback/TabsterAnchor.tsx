import { useRestoreFocusTarget } from '@fluentui/react-components';

/**
 * Fluent's dialogs hide the page behind them through tabster, which goes with the last part that asks for it. A dialog
 * taken away while it is open is that part, and the page would stay hidden from screen readers for good: one part
 * more, which never goes.
 */
export function TabsterAnchor() {
  useRestoreFocusTarget();
  return null;
}
