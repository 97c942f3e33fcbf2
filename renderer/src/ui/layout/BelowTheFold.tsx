import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIsPainted } from '../loading/useIsPainted.ts';

const useStyles = makeStyles({
  // The footer is hidden meanwhile, so that it does not jump.
  room: { minHeight: '100dvh' },
});

/** Content below the first view: after a navigation it is rendered behind the first frame. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return useIsPainted() ? children : <div className={styles.room} />;
}
