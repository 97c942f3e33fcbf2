import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useRelativeTime } from '../../../components/outbox/useRelativeTime.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from '../notices/Banner.module.css';
import { useConnection } from './useConnection.ts';
import { useOfflineCatalogue } from './useOfflineCatalogue.tsx';

/** Shows that the page is offline, as soon as the browser knows, until it is back online. */
export const OfflineBanner = observer(function OfflineBanner() {
  const { t } = useTranslation('chrome');
  const { isOnline, isTrying, hasTried, retry } = useConnection();
  const OfflineCatalogueNotice = useOfflineCatalogue('OfflineCatalogueNotice');
  return (
    <div className={clsx(styles.root, !isOnline && styles.shown)}>
      <span role="status">{isOnline ? '' : hasTried ? t('stillOffline') : t('offline')}</span>
      {!isOnline && <PageAge />}
      {OfflineCatalogueNotice && <OfflineCatalogueNotice />}
      {!isOnline && (
        <Button appearance="outline" className={styles.retry} disabledFocusable={isTrying} onClick={retry}>
          {isTrying ? t('offlineTrying') : t('error.retry')}
        </Button>
      )}
    </div>
  );
});

/** The age of the shown data. Outside the live region, or it would be read out with every change. */
const PageAge = observer(function PageAge() {
  const { t } = useTranslation('chrome');
  const { offline, ui } = useStores();
  const { pathname, search } = useLocation();
  const ago = useRelativeTime();
  const seenAt = offline.seenAt(pathname + search);
  return seenAt === null || ui.pageError ? null : <span>{t('offlineAge', { ago: ago(seenAt) })}</span>;
});
