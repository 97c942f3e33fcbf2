import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { useStoreName } from '../../../ui/head/Head.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './Logo.module.css';

/** The logo and the name; the name is text, so that it follows the theme. */
export const Logo = observer(function Logo() {
  const { t } = useTranslation('chrome');
  const source = useStores().queries.peek('readConfig', {})?.logo || '/img/logo.svg';
  return (
    <Link className={styles.root} to={paths.home} aria-label={t('brand')}>
      <img className={styles.mark} src={source} alt="" width={36} height={36} />
      <span className={styles.name}>{useStoreName()}</span>
    </Link>
  );
});
