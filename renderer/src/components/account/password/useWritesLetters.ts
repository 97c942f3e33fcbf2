import { useStores } from '../../../stores/context.ts';

/** Returns false for a store that writes no letters: it can send no code for a new password. */
export const useWritesLetters = (): boolean => useStores().queries.peek('readConfig', {})?.letters !== false;
