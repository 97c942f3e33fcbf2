import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useStores } from '../stores/context.ts';
import { ContactWidget } from '../components/contact/ContactWidget.tsx';
import { useExternalSignIn } from './externalSignIn/useExternalSignIn.tsx';
import { BackToTop } from './chrome/page/BackToTop.tsx';
import { ConsentBar } from './chrome/footer/ConsentBar.tsx';
import { DemonstrationMark } from './chrome/notices/DemonstrationMark.tsx';
import { Footer } from './chrome/footer/Footer.tsx';
import { Header } from './chrome/header/Header.tsx';
import { KeychainBanner } from './chrome/notices/KeychainBanner.tsx';
import { MobileBar } from './chrome/phone/MobileBar.tsx';
import { MobileFooter } from './chrome/phone/MobileFooter.tsx';
import { NavigationProgress } from './chrome/page/NavigationProgress.tsx';
import { NoticeArea } from './chrome/notices/NoticeArea.tsx';
import { OfflineBanner } from './chrome/offline/OfflineBanner.tsx';
import { PageFocus } from './chrome/page/PageFocus.tsx';
import { hasCompare, hasContact, hasTabs, isSignIn } from './chrome/page/pageName.ts';
import { VisitedPageLog } from './chrome/VisitedPageLog.tsx';
import { SignInHeader } from './chrome/header/SignInHeader.tsx';
import { SkipLink } from './chrome/page/SkipLink.tsx';
import { TabBar } from './chrome/phone/TabBar.tsx';
import { TabsterAnchorSlot } from '../ui/feedback/TabsterAnchorSlot.tsx';
import { useKioskChrome } from './kiosk/useKioskChrome.tsx';
import { useTheme } from './chrome/useTheme.ts';
import { useRights } from './chrome/useRights.ts';
import { useVisibility } from './chrome/useVisibility.ts';
import { useVisitor } from './chrome/useVisitor.ts';
import { VisitLog } from './chrome/VisitLog.tsx';
import { wrapText } from '../ui/text/wrapText.tsx';
import styles from './Layout.module.css';

/** Lazy, as few visitors compare products; the page works without it. */
const CompareTray = lazy<ComponentType>(() =>
  import('./chrome/footer/CompareTray.tsx').then(
    (module) => ({ default: module.CompareTray }),
    () => ({ default: () => null }),
  ),
);

/** The layout of every page: header and footer on a desk, bars on a phone (S2.4). */
export const Layout = observer(function Layout() {
  const { ui, compare } = useStores();
  const { pathname } = useLocation();
  useTheme();
  useVisibility();
  useVisitor();
  useRights();
  const kioskChrome = useKioskChrome();
  const awayDialog = useExternalSignIn();
  const isBare = isSignIn(pathname);
  const hasTray = hasCompare(pathname) && compare.ids.length > 0;
  return (
    <div className={clsx(styles.page, hasTray && styles.overTray)}>
      <SkipLink />
      <NavigationProgress />
      <DemonstrationMark />
      <OfflineBanner />
      <KeychainBanner />
      {ui.isMobile ? <MobileBar /> : isBare ? <SignInHeader /> : <Header />}
      <div className={styles.content}>
        <Outlet />
      </div>
      {ui.isMobile ? hasTabs(pathname) && <MobileFooter /> : !isBare && <Footer />}
      <NoticeArea />
      {ui.device !== 'kiosk' && <ConsentBar />}
      <div className={styles.foot}>
        {hasTray && (
          <Suspense fallback={null}>
            <CompareTray />
          </Suspense>
        )}
        {ui.isMobile && hasTabs(pathname) && <TabBar />}
      </div>
      {!ui.isMobile && <BackToTop />}
      {!ui.isMobile && hasContact(pathname) && <ContactWidget />}
      {ui.device !== 'kiosk' && <VisitLog />}
      <VisitedPageLog />
      {wrapText(kioskChrome)}
      {wrapText(awayDialog)}
      <TabsterAnchorSlot />
      <PageFocus />
      <ScrollRestoration />
    </div>
  );
});
