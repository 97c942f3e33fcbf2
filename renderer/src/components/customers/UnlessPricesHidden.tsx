import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/context.ts';
import { HiddenPricesBar } from './HiddenPricesBar.tsx';

/** Nobody can agree to prices that are hidden: replaces its content with the way to show them. */
export const UnlessPricesHidden = observer(function UnlessPricesHidden({ children }: { children: ReactNode }) {
  const { customers } = useStores();
  return customers.isPresenting ? <HiddenPricesBar why="text" /> : children;
});
