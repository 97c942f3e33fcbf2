import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import summary from '../../../ui/layout/SummaryCard.module.css';
import styles from './ConfirmFirst.module.css';

/** For a summary without prices: says that the member must confirm their e-mail address first, and links to where. */
export function ConfirmFirst() {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.root}>
      <p className={styles.title}>{t('confirm.title')}</p>
      <p className={styles.text}>{t('confirm.text')}</p>
      <LinkButton className={summary.wide} to={paths.profile}>
        {t('confirm.profile')}
      </LinkButton>
    </div>
  );
}
