import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/context.ts';
import { HiddenPricesBar } from './HiddenPricesBar.tsx';

/**
 * While prices are hidden, replaces its content with a button that shows them, as nobody can agree to hidden prices.
 */
export const UnlessPricesHidden = observer(function UnlessPricesHidden({ children }: { children: ReactNode }) {
  const { customers } = useStores();
  return customers.isPresenting ? <HiddenPricesBar kind="text" /> : children;
});
