import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIsPainted } from '../loading/useIsPainted.ts';

const useStyles = makeStyles({
  // The footer is hidden meanwhile, so that it does not jump.
  room: { minHeight: '100dvh' },
});

interface BelowTheFoldProps {
  children: ReactNode;
  /** It cannot be rendered yet. */
  isWaiting?: boolean;
}

/** Content below the first view: after a navigation it is rendered behind the first frame. */
export function BelowTheFold({ children, isWaiting = false }: BelowTheFoldProps) {
  const styles = useStyles();
  return useIsPainted() && !isWaiting ? children : <div className={styles.room} />;
}
