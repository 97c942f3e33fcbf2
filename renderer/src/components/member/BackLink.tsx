import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStyles } from './MemberFrame.styles.ts';
import { PLACES } from './MemberNav.tsx';

/** On a phone, where the other pages of the user centre do not stand beside this one: the list it is from, or them all. */
export function BackLink() {
  const { t } = useTranslation('member');
  const styles = useStyles();
  const { pathname } = useLocation();
  const isOverview = useMatch(paths.userCenter);
  if (isOverview) return null;
  const list = PLACES.find(({ to }) => to !== paths.userCenter && pathname.startsWith(`${to}/`));
  return (
    <Link className={styles.up} to={list?.to ?? paths.userCenter}>
      <ChevronLeftRegular className={styles.upIcon} aria-hidden="true" />
      <span>{list ? t(`nav.${list.key}`) : t('title')}</span>
    </Link>
  );
}
