import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import list from '../ProductList.module.css';
import styles from './ListPlaceholder.module.css';

/** Reserves the space of products that are being read. */
export const ListPlaceholder = observer(function ListPlaceholder({ count }: { count: number }) {
  const { t } = useTranslation('chrome');
  const { ui } = useStores();
  const isTable = ui.density === 'table';
  return (
    <div className={clsx(!isTable && list.cards)} role="progressbar" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={isTable ? styles.row : styles.card} />
      ))}
    </div>
  );
});
