import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../../../../shared/contract/envelope.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import styles from './FormFailure.module.css';

interface FormFailureProps {
  /** Null without an error; errors of single fields are shown at the fields. */
  error: ApiError | null;
  isRunning: boolean;
  /** Seconds until the next attempt is allowed. */
  secondsLeft: number;
  /** Replaces the server's message, with a remedy. */
  children?: ReactNode;
}

/**
 * Why a form was refused. The typed values stay. While the form is sent again, the error is hidden and its space stays.
 * Otherwise the button would move up, and the second press of a double click would hit the element below it.
 */
export function FormFailure(props: FormFailureProps) {
  const [last, setLast] = useState(props);
  if (props.error && props.error !== last.error) setLast(props);
  if (props.error) return <Reason key="said" {...props} />;
  return props.isRunning && <Reason key="held" {...last} isRunning />;
}

function Reason({ error, isRunning, secondsLeft, children }: FormFailureProps) {
  const { t } = useTranslation('failures');
  if (!error || error.code === 'cancelled' || Object.keys(error.fieldErrors).length > 0) return null;
  const text = typeof error.code === 'string' ? t(error.code) : error.message;
  return (
    <div className={clsx(styles.root, isRunning && styles.held)} {...(isRunning ? { inert: true } : { role: 'alert' })}>
      <ErrorCircleRegular className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        {children || (error.retryAfter === null ? text : <Wait seconds={error.retryAfter} secondsLeft={secondsLeft} />)}
      </div>
    </div>
  );
}

/** A visible countdown; not announced, as each second would interrupt a screen reader. */
function Wait({ seconds, secondsLeft }: { seconds: number; secondsLeft: number }) {
  const { t } = useTranslation('failures');
  return (
    <>
      <VisuallyHidden>{t('code11', { seconds })}</VisuallyHidden>
      <span aria-hidden="true">{t('code11', { seconds: secondsLeft })}</span>
    </>
  );
}
