import type { i18n as I18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/context.ts';
import { useClientPart } from '../useClientPart.ts';

const bringBar = async (i18n: I18n): Promise<ReactNode> => {
  const [{ HiddenBar }] = await Promise.all([import('./HiddenBar.tsx'), i18n.loadNamespaces('order')]);
  return <HiddenBar why="written" />;
};

/**
 * What people write to each other names prices in words that no rule finds: none of it is shown while prices are hidden.
 * What says so is fetched then, by a rep's laptop alone.
 */
export const WrittenHidden = observer(function WrittenHidden({ children }: { children: ReactNode }) {
  const { isPresenting } = useStores().customers;
  const bar = useClientPart(isPresenting, bringBar);
  return isPresenting ? bar : children;
});
