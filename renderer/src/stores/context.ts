import { createContext, use } from 'react';
import type { Stores } from './Stores.ts';

export const StoresContext = createContext<Stores | null>(null);

/** Returns the stores of this page. Throws an Error outside of their provider. */
export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores: no StoresContext above');
  return stores;
}
