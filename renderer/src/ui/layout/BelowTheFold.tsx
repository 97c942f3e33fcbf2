import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIsPainted } from '../loading/useIsPainted.ts';

const useStyles = makeStyles({
  // The page's foot stays out of sight, so that it is not seen to give way.
  room: { minHeight: '100dvh' },
});

/** What of a page lies below its first view: on a page that a link leads to, it comes behind the view one came for. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return useIsPainted() ? children : <div className={styles.room} />;
}
