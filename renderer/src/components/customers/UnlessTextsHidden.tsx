import type { i18n as I18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/context.ts';
import { useDesktopPart } from '../useDesktopPart.ts';

const bringBar = async (i18n: I18n): Promise<ReactNode> => {
  const [{ HiddenPricesBar }] = await Promise.all([import('./HiddenPricesBar.tsx'), i18n.loadNamespaces('order')]);
  return <HiddenPricesBar kind="written" />;
};

/**
 * Hides people's messages while prices are hidden, as no rule finds prices in free text. Its code is loaded only then,
 * on a rep's laptop.
 */
export const UnlessTextsHidden = observer(function UnlessTextsHidden({ children }: { children: ReactNode }) {
  const { isPresenting } = useStores().customers;
  const bar = useDesktopPart(isPresenting, bringBar);
  return isPresenting ? bar : children;
});
