import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import styles from './NothingFound.module.css';

/** Puts the words as they are onto the order pad, as a line to ask for. */
export const RequestWords = observer(function RequestWords({ keyword }: { keyword: string }) {
  const { t } = useTranslation('search');
  const stores = useStores();
  const navigate = useNavigate();
  // The order pad's code is loaded by those who want it: the search page comes without it.
  const request = async (): Promise<void> => {
    const [{ OrderPadStore }, { padEntry }] = await Promise.all([
      import('../../stores/orderPad/OrderPadStore.ts'),
      import('../../stores/orderPad/PadLine.ts'),
    ]);
    stores.pageStore(OrderPadStore).add([{ ...padEntry(keyword), isFree: true }]);
    await navigate(paths.orderPad);
  };
  return (
    <Button
      className={styles.request}
      appearance="primary"
      size="large"
      onClick={() => void request().catch(stores.offerReload)}
    >
      {t('request')}
    </Button>
  );
});
