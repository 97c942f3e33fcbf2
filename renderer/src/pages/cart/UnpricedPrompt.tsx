import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Prompt } from '../../ui/feedback/Prompt.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './UnpricedPrompt.module.css';

interface UnpricedPromptProps {
  isOpen: boolean;
  /** The selected variants without a price. */
  unpriced: readonly number[];
  onClose: () => void;
}

/** Products without a price cannot be ordered (S5): leads to a quotation for all, or to an order of the others. */
export const UnpricedPrompt = observer(function UnpricedPrompt({ isOpen, unpriced, onClose }: UnpricedPromptProps) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const { cart } = useStores();
  const navigate = useNavigate();
  const count = unpriced.length;
  const orderOthers = (): void => {
    cart.select(unpriced, false);
    void navigate(paths.checkout);
  };
  return (
    <Prompt
      isOpen={isOpen}
      title={t('unpricedPrompt.title', { count })}
      onClose={onClose}
      actions={
        <>
          <LinkButton isPrimary to={paths.quotation}>
            {t('catalogue:contact.quotation')}
          </LinkButton>
          {cart.selected.length > count && (
            <Button className={styles.action} size="large" onClick={orderOthers}>
              {t('unpricedPrompt.others')}
            </Button>
          )}
          <LinkButton to={paths.customerService}>{t('catalogue:contact.service')}</LinkButton>
          <Button className={styles.action} size="large" appearance="subtle" onClick={onClose}>
            {t('catalogue:contact.close')}
          </Button>
        </>
      }
    >
      <p>{t('unpricedPrompt.text', { count })}</p>
    </Prompt>
  );
});
