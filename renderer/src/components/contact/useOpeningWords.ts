import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';

/** What a message to us begins with: the page that is before the visitor. */
export function useOpeningWords(): string {
  const { t } = useTranslation('contact');
  const { reads } = useStores();
  const { pathname } = useLocation();
  const id = /^\/product\/[^/]+\/(\d+)/.exec(pathname)?.[1];
  const code = id === undefined ? undefined : reads.peek('readProduct', { id: Number(id) })?.code;
  const title = document.title.replace(/ \| [^|]*$/, '');
  return code === undefined ? t('message', { title }) : t('messageCode', { title, code });
}
