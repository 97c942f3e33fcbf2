import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../components/outbox/useAgo.ts';
import { useStores } from '../../stores/context.ts';
import { keptCatalogueOf } from './KeptCatalogueStore.ts';

const useStyles = makeStyles({
  age: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  refresh: { minHeight: '44px' },
});

/** In the notice that there is no network: what pages are shown from, and how old it is. */
export const KeptNotice = observer(function KeptNotice() {
  const { t } = useTranslation('kept');
  const ago = useAgo();
  const stores = useStores();
  const view = keptCatalogueOf(stores)?.view;
  if (stores.ui.isOnline || !view) return null;
  return <span role="status">{view.at === null ? t('nothing') : t('shown', { ago: ago(view.at) })}</span>;
});

/** At the foot of the page: what there would be without a network, and the way to have it anew. */
export const KeptAge = observer(function KeptAge() {
  const { t } = useTranslation('kept');
  const ago = useAgo();
  const styles = useStyles();
  const stores = useStores();
  const kept = keptCatalogueOf(stores);
  if (!kept?.view || stores.ui.isOnline === false) return null;
  const { at, isFetching } = kept.view;
  return (
    <div className={styles.age}>
      <span>{at === null ? t('notYet') : t('kept', { ago: ago(at) })}</span>
      <Button appearance="subtle" className={styles.refresh} disabledFocusable={isFetching} onClick={kept.refresh}>
        {isFetching ? t('fetching') : t('refresh')}
      </Button>
    </div>
  );
});
