import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { useMessagePrefill } from './useMessagePrefill.ts';

/** A contact channel; without an address it is the store's chat, or the page that stands in for it. */
export interface ContactChannel {
  id: 'messenger' | 'whatsapp' | 'chat';
  name: string;
  url: string | null;
}

/** The configured contact channels. */
export function useContactChannels(): ContactChannel[] {
  const { t } = useTranslation('contact');
  const { queries, chat } = useStores();
  const words = useMessagePrefill();
  const config = queries.peek('readConfig', {});
  const chatChannel: ContactChannel = { id: 'chat', name: t(chat.canChat ? 'way.chat' : 'chat.other'), url: null };
  if (!config) return [chatChannel];

  // In the desktop client a page's address cannot be opened by others.
  const address = location.protocol.startsWith('http') ? `\n${location.href}` : '';
  const message = encodeURIComponent(words + address);
  const number = config.whatsapp.replace(/\D/g, '');
  const page = config.messenger_page;
  const messenger = `${page}${page.includes('?') ? '&' : '?'}text=${message}`;
  const linked: ContactChannel[] = [];
  if (page) linked.push({ id: 'messenger', name: t('way.messenger'), url: messenger });
  if (number) linked.push({ id: 'whatsapp', name: t('way.whatsapp'), url: `https://wa.me/${number}?text=${message}` });
  return chat.canChat || linked.length === 0 ? [...linked, chatChannel] : linked;
}
