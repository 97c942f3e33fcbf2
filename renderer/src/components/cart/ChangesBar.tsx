import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import styles from './AddToCartButton.module.css';

interface ChangesBarProps {
  /** How many lines have changed. */
  count: number;
  kind: 'title' | 'list';
  onConfirm: () => void;
}

/** Says that lines of a cart or a list have changed since their buyer chose them, until the buyer has read it. */
export function ChangesBar({ count, kind, onConfirm }: ChangesBarProps) {
  const { t } = useTranslation('cart');
  if (count === 0) return null;
  const confirm = (): void => {
    document.querySelector<HTMLElement>('h1')?.focus(); // the button goes
    onConfirm();
  };
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t(`changed.${kind}`, { count })}</MessageBarTitle>
        <div>{t('changed.text')}</div>
      </MessageBarBody>
      <MessageBarActions>
        <Button className={styles.root} onClick={confirm}>
          {t('changed.confirm')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
