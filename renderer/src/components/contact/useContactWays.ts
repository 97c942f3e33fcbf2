import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';

/** One of the ways to write to us; without an address it is our own chat. */
export interface ContactWay {
  id: 'messenger' | 'whatsapp' | 'chat';
  name: string;
  url: string | null;
}

/** The ways to write to us as they are configured; a message begins with the page that is before the visitor. */
export function useContactWays(): ContactWay[] {
  const { t } = useTranslation('contact');
  const { reads, contact } = useStores();
  const { pathname } = useLocation();
  const config = reads.peek('readConfig', {});
  const chat: ContactWay = { id: 'chat', name: t('way.chat'), url: null };
  if (!config || !contact.hasLinks) return [chat];

  const id = /^\/product\/[^/]+\/(\d+)/.exec(pathname)?.[1];
  const code = id === undefined ? undefined : reads.peek('readProduct', { id: Number(id) })?.code;
  const title = document.title.replace(/ \| [^|]*$/, '');
  const words = code === undefined ? t('message', { title }) : t('messageCode', { title, code });
  // In the desktop client a page has an address that nobody else can open.
  const address = location.protocol.startsWith('http') ? `\n${location.href}` : '';
  const message = encodeURIComponent(words + address);
  const number = config.whatsapp.replace(/\D/g, '');
  const page = config.messenger_page;
  return [
    { id: 'messenger', name: t('way.messenger'), url: `${page}${page.includes('?') ? '&' : '?'}text=${message}` },
    { id: 'whatsapp', name: t('way.whatsapp'), url: `https://wa.me/${number}?text=${message}` },
    chat,
  ];
}
