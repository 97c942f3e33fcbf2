import { useCallback } from 'react';
import { useStores } from '../../stores/context.ts';
import { useReadAgain } from '../loading/useReadAgain.ts';

/** Reads a member's cart again where it may be stale. */
export function useCartRefresh(): void {
  const { cart, session } = useStores();
  useReadAgain(useCallback(() => void (session.isMember && cart.load()), [cart, session]));
}
