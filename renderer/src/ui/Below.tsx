import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const useStyles = makeStyles({
  // The page's foot stays out of sight, so that it is not seen to give way.
  room: { minHeight: '100dvh' },
});

/**
 * What of a page lies below its first view. On a page that a link leads to, it is rendered in a step of its own behind
 * the view one came for; at once where a place further down is to be found again, in the server's HTML, and with it.
 */
export function Below({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { hash } = useLocation();
  const isAtOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const isShown = useDeferredValue(true, isAtOnce);
  return isShown ? children : <div className={styles.room} />;
}
