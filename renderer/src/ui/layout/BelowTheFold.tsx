import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIsPainted } from '../loading/useIsPainted.ts';

const useStyles = makeStyles({
  // The page's foot stays out of sight, so that it is not seen to give way.
  room: { minHeight: '100dvh' },
});

/** Content below the first view: after a navigation it is rendered behind the first frame. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return useIsPainted() ? children : <div className={styles.room} />;
}
