import { useStores } from '../../../stores/context.ts';
import { SocialStore } from '../../../stores/session/SocialStore.ts';

/** Sign-in by a provider; its code is loaded with the pages that offer it. */
export const useSocial = (): SocialStore => useStores().pageStore(SocialStore);
