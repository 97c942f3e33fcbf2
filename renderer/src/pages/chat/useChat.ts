import { useStores } from '../../stores/context.ts';
import { ChatStore } from '../../stores/contact/ChatStore.ts';

/** The live chat itself; its code is loaded with this page. */
export const useChat = (): ChatStore => useStores().chat.open(ChatStore);
