import { clsx } from 'clsx';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { wrapText } from '../../ui/text/wrapText.tsx';
import styles from './MemberFrame.module.css';
import { MemberNav, PLACES } from './MemberNav.tsx';

/**
 * On a phone, where the user centre's navigation is not beside the page: a link back to the list, or to the overview.
 */
function BackLink() {
  const { t } = useTranslation('member');
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

interface MemberColumnsProps {
  /** Without the navigation of the user centre: nothing leads away from the task. */
  isAlone?: boolean;
  children: ReactNode;
}

/**
 * A page with the user centre's navigation: beside it on a desk, above it on a phone; for members. It has its place from
 * the first paint where the browser has a session stored (`data-member`, index.html), so that nothing moves later.
 */
export const MemberColumns = observer(function MemberColumns({ isAlone = false, children }: MemberColumnsProps) {
  const { session, ui } = useStores();
  const hasWays = !isAlone && (session.user !== null || !session.isKnown);
  const hasNav = hasWays && !ui.isMobile;
  return (
    <main
      id="content"
      className={clsx(styles.root, hasNav && styles.withNav, !session.isKnown && styles.awaitingSession)}
    >
      {hasNav && <MemberNav />}
      <div className={styles.content}>
        {hasWays && ui.isMobile && <BackLink />}
        {wrapText(children)}
      </div>
    </main>
  );
});
