import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import styles from './DemonstrationMark.module.css';

/** States on every page of a demonstration that it is not a real store. */
export const DemonstrationMark = observer(function DemonstrationMark() {
  const { t } = useTranslation('chrome');
  const isDemonstration = useStores().queries.peek('readConfig', {})?.is_demonstration;
  if (!isDemonstration) return null;
  return (
    <aside className={styles.root} aria-label={t('demonstration.label')}>
      {t('demonstration.text')}
    </aside>
  );
});
