import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ContactChannels } from './ContactChannels.tsx';
import styles from './ContactPrompt.module.css';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Prompt } from '../../ui/feedback/Prompt.tsx';

interface ContactPromptProps {
  isOpen: boolean;
  item: { sku_id: number; code: string };
  name: string;
  quantity: number;
  onClose: () => void;
}

/** A product without a price cannot be bought before the store has quoted one: leads to its price and to people (S5). */
export function ContactPrompt({ isOpen, item, name, quantity, onClose }: ContactPromptProps) {
  const { t } = useTranslation('catalogue');
  return (
    <Prompt
      isOpen={isOpen}
      title={t('contact.title')}
      onClose={onClose}
      className={styles.content}
      actions={
        <>
          <LinkButton isPrimary to={paths.quotationFor(item.sku_id, quantity)}>
            {t('contact.quotation')}
          </LinkButton>
          <LinkButton to={paths.customerService}>{t('contact.service')}</LinkButton>
          <Button className={styles.close} appearance="subtle" onClick={onClose}>
            {t('contact.close')}
          </Button>
        </>
      }
    >
      <p>{t('contact.unpriced', { name, code: item.code })}</p>
      <ContactChannels about={t('contact.about', { name, code: item.code, count: quantity })} />
    </Prompt>
  );
}
