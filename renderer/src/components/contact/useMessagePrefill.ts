import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';

/** The beginning of a message to the store: the address of this page, with the number of the chosen variant. */
export function useMessagePrefill(): string {
  const { t } = useTranslation('contact');
  const { queries } = useStores();
  const { pathname, search } = useLocation();
  const id = /^\/product\/[^/]+\/(\d+)/.exec(pathname)?.[1];
  const product = id === undefined ? undefined : queries.peek('readProduct', { id: Number(id) });
  const skuId = new URLSearchParams(search).get('sku');
  const code = product?.skus.find((sku) => String(sku.id) === skuId)?.code ?? product?.code;
  const title = document.title.replace(/ \| [^|]*$/, '');
  return code === undefined ? t('message', { title }) : t('messageCode', { title, code });
}
