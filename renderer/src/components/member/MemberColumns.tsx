import { mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/context.ts';
import { useStyles } from './MemberFrame.styles.ts';
import { MemberNav } from './MemberNav.tsx';
import { BackLink } from './BackLink.tsx';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface MemberColumnsProps {
  /** Without the navigation of the user centre: nothing leads away from the task. */
  isAlone?: boolean;
  children: ReactNode;
}

/** A page with the way to the others of the user centre: beside it on a desk, above it on a phone; for members. */
export const MemberColumns = observer(function MemberColumns({ isAlone = false, children }: MemberColumnsProps) {
  const { session, ui } = useStores();
  const styles = useStyles();
  const hasWays = !isAlone && session.user !== null;
  const hasNav = hasWays && !ui.isMobile;
  return (
    <main id="content" className={mergeClasses(styles.root, hasNav && styles.withNav)}>
      {hasNav && <MemberNav />}
      <div className={styles.content}>
        {hasWays && ui.isMobile && <BackLink />}
        {wrapText(children)}
      </div>
    </main>
  );
});
