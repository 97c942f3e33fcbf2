import { observer } from 'mobx-react-lite';
import type { CatalogueView } from '../../../../../shared/ipc/catalogue.ts';
import { useRelativeTime } from '../../../components/outbox/useRelativeTime.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { offlineCatalogueOf } from './OfflineCatalogueStore.ts';
import styles from './OfflineCatalogue.module.css';

/** In the offline banner: the source of the shown pages, and its age. */
export const OfflineCatalogueNotice = observer(function OfflineCatalogueNotice() {
  const { t } = useTranslation('offlineCatalogue');
  const ago = useRelativeTime();
  const part = usePart();
  const stores = useStores();
  const view = offlineCatalogueOf(stores)?.view;
  if (stores.ui.isOnline || !view) return null;
  return (
    <span role="status">{(view.at === null ? t('nothing') : t('shown', { ago: ago(view.at) })) + part(view)}</span>
  );
});

/** A large store is stored only in part: a product missing here may exist in the store. */
function usePart(): (view: CatalogueView) => string {
  const { t } = useTranslation('offlineCatalogue');
  const { number } = useFormats();
  return ({ products, total }) =>
    products < total ? ` ${t('part', { products: number(products), total: number(total) })}` : '';
}

/** At the foot of the page: what is available offline, and an update. A kiosk does not need it. */
export const OfflineCatalogueAge = observer(function OfflineCatalogueAge() {
  const { t } = useTranslation('offlineCatalogue');
  const ago = useRelativeTime();
  const part = usePart();
  const stores = useStores();
  const catalogue = offlineCatalogueOf(stores);
  if (!catalogue?.view || !stores.ui.isOnline || stores.ui.device === 'kiosk') return null;
  const { at, isFetching, hasFailed } = catalogue.view;
  return (
    <div className={styles.age}>
      <span>{(at === null ? t('notYet') : t('updated', { ago: ago(at) })) + part(catalogue.view)}</span>
      <Button appearance="subtle" className={styles.refresh} disabledFocusable={isFetching} onClick={catalogue.refresh}>
        {isFetching ? t('fetching') : t('refresh')}
      </Button>
      <span role="status">{hasFailed && !isFetching ? t('failed') : ''}</span>
    </div>
  );
});
