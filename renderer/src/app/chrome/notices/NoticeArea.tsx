import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { noticeOutlets } from '../../../ui/feedback/noticeOutlets.ts';
import styles from './NoticeArea.module.css';
import { NoticeCard } from './NoticeCard.tsx';

/** Toasts, on the page or in the open modal dialog. */
export const NoticeArea = observer(function NoticeArea() {
  const { notices } = useStores();
  const outlet = noticeOutlets.at(-1);
  const cards = notices.queue.map((notice) => (
    <NoticeCard key={notice.id} notice={notice} onDismiss={() => notices.dismiss(notice.id)} />
  ));
  return (
    <>
      <NoticeRegion className={styles.root}>{!outlet && cards}</NoticeRegion>
      {outlet && <AboveDialog outlet={outlet}>{cards}</AboveDialog>}
    </>
  );
});

/** Renders notices inside the open dialog, in the top layer where the browser has one. */
function AboveDialog({ outlet, children }: { outlet: HTMLElement; children: ReactNode }) {
  return createPortal(
    <NoticeRegion className={styles.inDialog} popover="manual" ref={raise}>
      {children}
    </NoticeRegion>,
    outlet,
  );
}

const raise = (region: HTMLElement | null): void => region?.showPopover?.();

/** The live region is in the page or dialog from the start: screen readers ignore the content of a new one. */
function NoticeRegion(props: ComponentProps<'section'>) {
  const { t } = useTranslation('chrome');
  return <section aria-label={t('notices.label')} aria-live="polite" aria-relevant="additions" {...props} />;
}
