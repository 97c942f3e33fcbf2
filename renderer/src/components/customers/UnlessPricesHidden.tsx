import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/context.ts';
import { HiddenPricesBar } from './HiddenPricesBar.tsx';

/** Nobody agrees to prices that he does not see: while they are hidden, the way to do it is to show them. */
export const UnlessPricesHidden = observer(function UnlessPricesHidden({ children }: { children: ReactNode }) {
  const { customers } = useStores();
  return customers.isPresenting ? <HiddenPricesBar why="text" /> : children;
});
